const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const find = (list: readonly (readonly [string, string])[], agent: string) =>
  list.find(([mark]) => agent.includes(mark))?.[1]

/** A readable device name, such as `Firefox on Windows`, from a User-Agent header. */
export function deviceName(agent: string | null): string {
  if (!agent) return 'Unknown device'
  if (agent.startsWith('cueroom')) return 'Command line'
  const browser = find(browsers, agent)
  const system = find(systems, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? agent.slice(0, 60)
}
