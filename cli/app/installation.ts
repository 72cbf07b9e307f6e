import { createRequire } from 'node:module'

/** Whether this is the published package, which is built JavaScript, and not a clone of the project. */
export const isPackaged = import.meta.filename.endsWith('.js')

/** The version of the project, which its package.json has in both. */
export const version: string = createRequire(import.meta.url)('../../package.json').version
