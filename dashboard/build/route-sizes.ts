import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'

/** Size of the scripts that a screen needs, in bytes after gzip -9. */
interface RouteSize {
  name: string
  /** In addition to those of the shared frame. */
  bytes: number
}

/** What the address opens besides the screen's own chunk. */
const openTab: Record<string, string> = { 'marketing-screen': 'invitation-panel' }

/** The built dashboard: the frame around the screens, and each screen. @throws Error where it is not built. */
export function routeSizes(dist = fileURLToPath(new URL('../dist', import.meta.url))): {
  frame: number
  routes: RouteSize[]
} {
  const folder = join(dist, 'assets')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const built = (name: string) => {
    const found = files.find((file) => file.startsWith(`${name}-`) && file.length === name.length + 12)
    if (!found) throw new Error(`${name} is not built: run npm run build`)
    return found
  }
  /** A chunk, and all that it imports before it runs. */
  const neededFor = (...chunks: string[]) => {
    const needed = new Set(chunks)
    // A set that grows while it is walked: chunks may import each other
    for (const chunk of needed) {
      const code = readFileSync(join(folder, chunk), 'utf8')
      for (const [, name = ''] of code.matchAll(/(?:from|import)[`"']\.\/([\w-]+\.js)[`"']/g))
        needed.add(name)
    }
    return needed
  }
  const sum = (chunks: Iterable<string>) =>
    [...chunks].reduce(
      (bytes, chunk) => bytes + gzipSync(readFileSync(join(folder, chunk)), { level: 9 }).length,
      0,
    )

  const frame = neededFor(built('index'), built('shell'))
  const names = files.flatMap((file) => /^(.+-screen)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])
  const routes = names.map((name) => {
    const tab = openTab[name]
    const needed = neededFor(built(name), ...(tab ? [built(tab)] : []))
    return { name, bytes: sum([...needed].filter((chunk) => !frame.has(chunk))) }
  })
  return { frame: sum(frame), routes }
}
