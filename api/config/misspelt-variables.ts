import { closest } from '@cueroom/core/text/closest.ts'
import { envNames } from './env.ts'

/** Names as short as PORT are too near to those of other programs. */
const shortest = 6
/** Other programs have a BASE_URL: only slips of the finger count, a letter more, less or exchanged. */
const maxSlips = 2

/** Says on standard error which variables are nearly one of the server's, and do nothing as they are spelt. */
export function warnOfMisspelt(variables: NodeJS.ProcessEnv): void {
  for (const [name, meant] of misspelt(variables))
    process.stderr.write(`${name} isn't a Cueroom setting and is ignored. Did you mean ${meant}?\n`)
}

/** Variables that are set, each with the setting that it is nearly called. */
function misspelt(variables: NodeJS.ProcessEnv): [name: string, meant: string][] {
  return Object.keys(variables)
    .filter((name) => name.length >= shortest && !envNames.includes(name))
    .flatMap((name) => {
      const meant = closest(name, envNames, maxSlips)
      return meant && !variables[meant] ? [[name, meant] as [string, string]] : []
    })
}
