import { join } from 'node:path'
import { makeTestFolder, removeTestFolder } from '@cueroom/api/testing/data-directory.ts'
import type { TestProject } from 'vitest/node'
import { startApp } from './running-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory in which nothing but a first start has happened. */
    demoData: string
  }
}

/** Makes the data of the sample show once, by a first start of the built app; every journey's server gets a copy. */
export async function setup(project: TestProject) {
  const folder = makeTestFolder('demo')
  const demoData = join(folder, 'data')
  const remove = () => removeTestFolder(folder)
  try {
    const app = await startApp(demoData)
    const code = await app.stop()
    if (code !== 0) throw new Error(`The app ended its first run with ${code}`)
  } catch (error) {
    remove()
    throw error
  }
  project.provide('demoData', demoData)
  return remove
}
