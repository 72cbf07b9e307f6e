import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
const loader = 'loader.js'

/**
 * Makes two files of the loader, next to its chunks:
 *
 * - `loader.js`, which always loads the newest widgets and works as a classic script as well as a module, since
 *   site builders are known to drop `type="module"`;
 * - `loader-<version>-<hash>.js`, which never changes, for pages that pin it with `integrity`. It checks every
 *   chunk against its own list of hashes, so that the page's one `integrity` covers all that is loaded.
 */
export const publish = (version: string): Plugin => ({
  name: 'cueroom-publish-loader',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunk = chunkNamed(bundle, loader)
    const pinned = pinnedLoader(bundle, chunk)
    const hash = createHash('sha256').update(pinned).digest('hex').slice(0, 10)
    const file = `loader-${version}-${hash}.js`
    this.emitFile({ type: 'asset', fileName: file, source: pinned })
    // For sites that host the package's files themselves
    const named = { version, file, integrity: integrityOf(pinned) }
    this.emitFile({ type: 'asset', fileName: 'pinned.json', source: `${JSON.stringify(named)}\n` })
    chunk.code = commonLoader(bundle, chunk)
    // Compressed once, and better than a server could with every answer
    for (const each of Object.values(bundle))
      if (each.type === 'chunk' && each.fileName !== loader)
        this.emitFile({
          type: 'asset',
          fileName: `${each.fileName}.br`,
          source: brotliCompressSync(each.code),
        })
  },
})

// In a function, so that a page may include it twice: a classic script's names are those of the page.
// A classic script of another origin has no address its imports could be relative to
function commonLoader(bundle: Bundle, chunk: Rolldown.OutputChunk) {
  const code = withImports(bundle, chunk, (file, needed) => {
    // The small ones come with what imports them: naming them here would cost every page
    const large = needed.filter((name) => name.startsWith('shared-'))
    const early = large.map((name) => `import(A(\`./${name}\`)).catch(()=>{}),`).join('')
    return `(${early}import(A(\`./${file}\`)))`
  })
  return `(()=>{let S=document.currentScript,A=f=>S?new URL(f,S.src):f;${code}})()\n`
}

function pinnedLoader(bundle: Bundle, chunk: Rolldown.OutputChunk) {
  const seal = (name: string) => `P(\`${name}\`,\`${integrity(bundle, name)}\`)`
  const code = withImports(bundle, chunk, (file) => {
    const needed = [file, ...neededBy(bundle, file, ['imports', 'dynamicImports'])]
    const sealed = needed.filter((name) => !languageOf(bundle, name)).map(seal)
    return `(${sealed.join()},import(\`./${file}\`))`
  })
  // A visitor needs one language of them all: the widget asks for its seal before it loads it (shared/speech.tsx)
  const catalogues = Object.keys(bundle).flatMap((name) => {
    const language = languageOf(bundle, name)
    return language ? [`${language}:()=>${seal(name)}`] : []
  })
  const ofLanguages = `self[Symbol.for(\`cueroom.seal\`)]=l=>({${catalogues.join()}})[l]?.();`
  const preload =
    'let P=(f,i)=>{let l=document.createElement(`link`);l.rel=`modulepreload`;l.crossOrigin=``;l.integrity=i;' +
    'l.href=new URL(f,import.meta.url).href;document.head.append(l)};'
  return `${preload}${ofLanguages}${code}\n`
}

/** The loader's code, with new addresses in its imports. @throws Error when the minified code has another form than expected. */
function withImports(
  bundle: Bundle,
  { code, dynamicImports }: Rolldown.OutputChunk,
  write: (file: string, needed: string[]) => string,
) {
  return dynamicImports.reduce(
    (written, file) => {
      const literal = `import(\`./${file}\`)`
      if (!written.includes(literal)) throw new Error(`The loader does not import ${file} by a literal`)
      return written.replace(literal, write(file, neededBy(bundle, file)))
    },
    code.trim().replaceAll('/* @__PURE__ */', ''),
  )
}

/** Names of the chunks that a chunk imports, transitively. */
function neededBy(
  bundle: Bundle,
  file: string,
  by: ('imports' | 'dynamicImports')[] = ['imports'],
): string[] {
  const found = new Set([file])
  // A set that grows while it is walked: chunks may import each other
  for (const name of found) {
    const chunk = chunkNamed(bundle, name)
    for (const next of by.flatMap((kind) => chunk[kind])) if (next !== loader) found.add(next)
  }
  return [...found].slice(1)
}

/** The language of a chunk that holds the texts of one. */
function languageOf(bundle: Bundle, name: string): string | undefined {
  const chunk = bundle[name]
  const module = chunk?.type === 'chunk' ? chunk.facadeModuleId : undefined
  return /\/languages\/([a-z]{2})\.ts$/.exec(module ?? '')?.[1]
}

const integrity = (bundle: Bundle, file: string) => integrityOf(chunkNamed(bundle, file).code)
const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`

function chunkNamed(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name}`)
  return chunk
}
