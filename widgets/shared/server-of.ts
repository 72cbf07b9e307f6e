/** The origin for a widget's calls: `api-base`, with or without a trailing slash, else the script's origin. */
export function serverOf(apiBase: string | undefined, script: string): string {
  let base = apiBase?.trim() ?? ''
  while (base.endsWith('/')) base = base.slice(0, -1)
  return base || new URL(script).origin
}
