/** Classes of a page for which it has no style of their own: a rule that begins with them. */
export function undrawnClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/gu)].map(([, text]) => text).join('')
  const drawn = new Set([...styles.matchAll(/[{},\n]\s*(\.[a-z][\w-]*)/gu)].map(([, name]) => name))
  const used = [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names]) => names!.split(' '))
  return [...new Set(used)].filter((name) => !drawn.has(`.${name}`))
}
