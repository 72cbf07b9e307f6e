import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const packages = ['core', 'api', 'dashboard', 'widgets', 'cli']
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g

/** Tests and their helpers use everything, and nothing uses them. */
const isProduction = (file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing(?:\.setup)?(?:\.tsx?$|\/)/.test(file)

const folderOf = (file) => dirname(relative(root, file)).split(sep).join('/')
const isInside = (inner, outer) => inner === outer || inner.startsWith(`${outer}/`)

/** The folder that an import leads to, unless it stays within a folder and its subfolders. */
export function otherFolder(file, source) {
  const target = join(dirname(file), source)
  if (!isProduction(relative(root, file)) || !isProduction(relative(root, target))) return undefined
  const [from, to] = [folderOf(file), folderOf(target)]
  return isInside(from, to) || isInside(to, from) ? undefined : { from, to }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](?:node_modules|dist)[/\\]/.test(file) && isProduction(relative(root, file)))

/** For each pair "from to", a file that imports across it. */
export function folderImports(files) {
  const imports = new Map()
  for (const [file, code] of files)
    for (const [, source] of code.matchAll(relativeImport)) {
      const pair = otherFolder(file, source)
      if (pair) imports.set(`${pair.from} ${pair.to}`, relative(root, file))
    }
  return imports
}

let known
const projectImports = () =>
  (known ??= folderImports(
    packages.flatMap((name) => filesIn(join(root, name))).map((file) => [file, readFileSync(file, 'utf8')]),
  ))

/** Two folders that import each other are one folder in two places: what both need belongs in a third, below them. */
export const noFolderCycle = {
  meta: { type: 'problem', docs: { description: 'Folders import in one direction' }, schema: [] },
  create: (context) => {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const pair = otherFolder(context.filename, source.value)
      const back = pair && projectImports().get(`${pair.to} ${pair.from}`)
      if (back)
        context.report({
          node: source,
          message: `${pair.from} and ${pair.to} import each other (back in ${back}). Move what both need into a folder below.`,
        })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
