type Params = Record<string, string>

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Without slashes at the end, of which an address may have any number. */
const partsOf = (path: string) => path.replace(/^\//, '').split('/').map(decoded)

/** The parts of a path that a pattern names, such as `:id`; null if it doesn't match. `*` matches every path. */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {}
  const parts = partsOf(pathname)
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  const wanted = partsOf(pattern)
  if (wanted.length !== parts.length) return null
  const params: Params = {}
  for (const [at, name] of wanted.entries()) {
    const part = parts[at]!
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name.toLowerCase() !== part.toLowerCase()) return null
  }
  return params
}
