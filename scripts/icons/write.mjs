import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons, iconsFolder, readIcons } from './draw.mjs'

const icons = drawIcons()
for (const file of readIcons().keys()) if (!icons.has(file)) rmSync(join(iconsFolder, file))
for (const [file, text] of icons) writeFileSync(join(iconsFolder, file), text)
