import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type RunningApp, startApp } from './running-app.ts'

/** Starts the built app on data of its own in a folder: the sample show as a first start has made it. */
export function startDemo(folder: string, variables: Record<string, string> = {}): Promise<RunningApp> {
  const data = join(folder, 'data')
  cpSync(inject('demoData'), data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return startApp(data, variables)
}
