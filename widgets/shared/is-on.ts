import { kebabCase } from './kebab-case.ts'
import type { Shell } from './shell.ts'

/** The public element around a widget's content. */
export const shellOf = (container: HTMLElement | undefined) =>
  (container?.getRootNode() as ShadowRoot | undefined)?.host as Shell | undefined

/** Whether an attribute is on, which it is without a text, too, as with every HTML attribute that is on or off. */
export function isOn(shell: Shell | undefined, name: string): boolean {
  const value = shell?.given[name] ?? shell?.getAttribute(kebabCase(name)) ?? shell?.getAttribute(name)
  return !/^(null|undefined|false|off)$/.test(String(value))
}
