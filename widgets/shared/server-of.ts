/** Where a widget's calls go: `api-base`, with or without a slash at its end, else where its script came from. */
export function serverOf(apiBase: string | undefined, script: string): string {
  let base = apiBase?.trim() ?? ''
  while (base.endsWith('/')) base = base.slice(0, -1)
  return base || new URL(script).origin
}
