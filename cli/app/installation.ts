import { readFileSync } from 'node:fs'

/** Whether this is the published package, which is built JavaScript, and not a clone of the project. */
export const isPackaged = import.meta.filename.endsWith('.js')

/** The version of the project, which its package.json has in both. */
export const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version
