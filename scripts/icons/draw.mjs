import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../project.mjs'

// The package has 6,000 icons in as many files, a sixth of what would have to be installed to run the server.
// So those in use are kept in the dashboard, and the package is needed only to draw another one

export const iconsFolder = inRoot('dashboard/icons')
const imports = /import (?:type )?\{([^}]*)\} from '[./]+\/icons\/index\.ts'/g

/** The files of the icons that the dashboard imports: name to text. */
export async function drawIcons() {
  const names = importedNames()
  const drawn = await Promise.all(names.map(draw))
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

async function draw(name) {
  const source = inRoot(`node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`)
  const { __iconNode: nodes } = await import(source)
  // Paths that begin at a place of their own are one path when joined
  if (nodes.some(([tag, { d }]) => tag !== 'path' || !d.startsWith('M')))
    throw new Error(`${name} can't be one path`)
  const file = `${name
    .slice('Icon'.length)
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-')
    .toLowerCase()}.ts`
  const path = nodes.map(([, { d }]) => d).join('')
  const text = `import { icon } from './icon.tsx'\n\nexport const ${name} = /*#__PURE__*/ icon('${path}')\n`
  return { name, file, text }
}

/** The files that are there: name to text. */
export const readIcons = () =>
  new Map(
    readdirSync(iconsFolder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(iconsFolder, file), 'utf8')]),
  )
