import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../project.mjs'

// The icons in use are kept in the dashboard, and a package that has all of them in one file is needed only to draw another one:
// the one with a component for each has 6,300 files, a tenth of what is installed to develop and test

export const iconsFolder = inRoot('dashboard/icons')
const imports = /import (?:type )?\{([^}]*)\} from '[./]+\/icons\/index\.ts'/g

/** The files of the icons that the dashboard imports: name to text. */
export function drawIcons() {
  const { icons } = JSON.parse(readFileSync(inRoot('node_modules/@iconify-json/tabler/icons.json'), 'utf8'))
  const drawn = importedNames().map((name) => draw(name, icons))
  const lines = drawn.map(({ name, file }) => `export { ${name} } from './${file}'\n`)
  const index = `// Written by npm run icons\nexport type { Icon } from './icon.tsx'\n${lines.join('')}`
  return new Map([['index.ts', index], ...drawn.map(({ file, text }) => [file, text])])
}

function importedNames() {
  const sources = globSync('{dashboard,stories}/**/*.{ts,tsx}', {
    cwd: inRoot(),
    exclude: (path) => /node_modules|dist$/.test(path),
  }).map((path) => readFileSync(inRoot(path), 'utf8'))
  const specifiers = sources.flatMap((source) =>
    [...source.matchAll(imports)].flatMap(([, list]) => list.split(',')),
  )
  const names = specifiers.map((each) => each.trim()).filter((each) => /^Icon[A-Z]/.test(each))
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'))
}

const outlined =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

function draw(name, icons) {
  const called = name
    .slice('Icon'.length)
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .toLowerCase()
  const { body } = icons[called]
  if (!body.includes(outlined) || /<(?!\/?g|path)/.test(body)) throw new Error(`${name} can't be one path`)
  const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, d], index) =>
    // Behind another path, a small letter would begin where that one ends
    index > 0 && d.startsWith('m') ? `M0 0${d}` : d,
  )
  const text = `import { icon } from './icon.tsx'\n\nexport const ${name} = /*#__PURE__*/ icon('${paths.join('')}')\n`
  return { name, file: `${called}.ts`, text }
}

/** The files that are there: name to text. */
export const readIcons = () =>
  new Map(
    readdirSync(iconsFolder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(iconsFolder, file), 'utf8')]),
  )
