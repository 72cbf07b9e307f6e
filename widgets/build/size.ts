import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { build } from 'vite'

/** What a browser loads, in bytes after gzip -9. */
export interface Size {
  script: number
  style: number
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

/** The built widgets: the loader alone, and what a questionnaire loads before it is shown. */
export function builtSizes(): { loader: Size; questionnaire: Size } {
  const names = readdirSync(dist)
  const start = names.find((name) => /^questionnaires-.*\.js$/.test(name))
  if (!start) throw new Error('The widgets are not built: run npm run build')
  const sizeOfBuilt = (names: Iterable<string>) =>
    sizeOf([...names].map((name) => ({ name, content: readFileSync(join(dist, name)) })))
  return { loader: sizeOfBuilt(['loader.js']), questionnaire: sizeOfBuilt(withImports(start)) }
}

/** A chunk and its transitive static imports. */
function withImports(start: string): Set<string> {
  const found = new Set([start])
  // A set that grows while it is walked
  for (const name of found) {
    const code = readFileSync(join(dist, name), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
      if (imported !== 'loader.js') found.add(imported!)
  }
  return found
}

interface BundledFile {
  name: string
  content: string | Uint8Array
}

/**
 * Bundles code with the widgets' own settings, minified and for production, in one script and one style sheet.
 * @param folder from which its imports are resolved
 */
export async function bundle(code: string, folder: string): Promise<BundledFile[]> {
  const entry = join(folder, 'entry-of-size.js')
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: { output: { comments: false, minify: true, codeSplitting: false } },
    },
  })
  return [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => ({ name: file.fileName, content: 'code' in file ? file.code : file.source }))
}

export function sizeOf(files: BundledFile[]): Size {
  const total = (kind: RegExp) =>
    files.filter(({ name }) => kind.test(name)).reduce((sum, { content }) => sum + gzipped(content), 0)
  return { script: total(/\.m?js$/), style: total(/\.css$/) }
}

/** React with its DOM renderer, which every React widget needs. */
export const reactAlone = async () =>
  sizeOf(
    await bundle(
      `import { jsx } from 'react/jsx-runtime'
       import { createRoot } from 'react-dom/client'
       export const show = (root, Component) => createRoot(root).render(jsx(Component, {}))`,
      fileURLToPath(new URL('..', import.meta.url)),
    ),
  )
