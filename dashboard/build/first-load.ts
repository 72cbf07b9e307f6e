import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createServer, type Plugin, type Rolldown } from 'vite'

const [page, signIn] = ['index.html', 'login.html']

/** A chunk, and all that it imports before it runs. */
function neededBy(bundle: Rolldown.OutputBundle, first: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([first])
  // A set that grows while it is walked: chunks may import each other
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') found.add(next)
    }
  return [...found]
}

/** The screen as it is drawn first. It runs outside of a browser, so all it finds of one is a window without anything. */
async function drawSignIn(root: string): Promise<string> {
  const server = await createServer({
    ...{ root, configFile: false, mode: 'production', appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    Object.assign(globalThis, { window: new EventTarget() })
    const { signInMarkup } = await server.ssrLoadModule('/auth/sign-in-markup.tsx')
    return (signInMarkup as () => string)()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    await server.close()
  }
}

/**
 * Writes a second page, for sign-in, which is slow only for those who have nothing in their cache: it shows the screen
 * before any script has run, and names its files, which a browser else asks for when the first of them has run.
 */
export const signInPage = (): Plugin => ({
  name: 'cueroom-sign-in-page',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const html = bundle[page]
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/auth/sign-in-screen.tsx'))
    if (html?.type !== 'asset' || !screen) throw new Error('The sign-in screen is not built')
    const source = String(html.source)
    const needed = neededBy(bundle, screen)
    const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
    const links = [
      ...needed.map(({ fileName }) => ['modulepreload', fileName]),
      ...styles.map((fileName) => ['stylesheet', fileName]),
    ]
      .filter(([, fileName = '']) => !source.includes(fileName))
      .map(([rel, fileName]) => `<link rel="${rel}" crossorigin href="/${fileName}">`)
    const markup = await drawSignIn(this.environment.config.root)
    this.emitFile({
      type: 'asset',
      fileName: signIn,
      source: source
        .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root">', (root) => root + markup),
    })
  },
})

/** Compresses the scripts and styles of every first visit, better than a server could with every answer. */
export const compressFirst = (): Plugin => ({
  name: 'cueroom-compress-first',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const html = readFileSync(join(dir, signIn), 'utf8')
    for (const [, name = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
  },
})
