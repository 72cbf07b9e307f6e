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

/** The built widgets: the loader alone, and what it loads for a questionnaire. */
export function builtSizes(): { loader: Size; questionnaire: Size } {
  const sizeOf = (pattern: RegExp) => {
    const files = readdirSync(dist).filter((name) => pattern.test(name))
    if (files.length === 0) throw new Error('The widgets are not built: run npm run build')
    const sizes = files.map((name) => gzipped(readFileSync(join(dist, name))))
    return { script: sizes.reduce((sum, size) => sum + size), style: 0 }
  }
  return { loader: sizeOf(/^loader\.js$/), questionnaire: sizeOf(/^(questionnaires|shared)-.*\.js$/) }
}

/**
 * Bundles code with the widgets' own settings, minified and for production, in one file.
 * @param folder from which its imports are resolved
 */
export async function bundledSize(code: string, folder: string): Promise<Size> {
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
  const files = [made].flat().flatMap((each) => ('output' in each ? each.output : []))
  const total = (kind: RegExp) =>
    files
      .filter(({ fileName }) => kind.test(fileName))
      .reduce((sum, file) => sum + gzipped('code' in file ? file.code : file.source), 0)
  return { script: total(/\.m?js$/), style: total(/\.css$/) }
}

/** React with its DOM renderer, which every React widget needs. */
export const reactAlone = () =>
  bundledSize(
    `import { jsx } from 'react/jsx-runtime'
     import { createRoot } from 'react-dom/client'
     export const show = (root, Component) => createRoot(root).render(jsx(Component, {}))`,
    fileURLToPath(new URL('..', import.meta.url)),
  )
