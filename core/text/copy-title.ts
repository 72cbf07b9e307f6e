import { shortened } from './format.ts'

const copied = /^Copy of (.+?)(?: \((\d{1,3})\))?$/

/** The title of a copy, `limit` characters at most: `Copy of Bees`, of which a copy is `Copy of Bees (2)`. */
export function copyTitle(title: string, limit: number): string {
  const [, original, number = 1] = copied.exec(title) ?? []
  const suffix = original === undefined ? '' : ` (${Number(number) + 1})`
  return shortened(`Copy of ${original ?? title}`, limit - suffix.length) + suffix
}
