-- SPDX-License-Identifier: MIT
-- A game's page names its pictures as they lie beside it, manual/NAME. In the manual, where pages of many games stand
-- side by side, they are in a folder of the game's own.
local page

return {
    {Meta = function(meta) page = pandoc.utils.stringify(meta.page) end},
    {Image = function(image)
        image.src = image.src:gsub("^manual/", page .. "/")
        return image
    end},
}
