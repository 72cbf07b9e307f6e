import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-demo-'))
  // As root the embedded database runs as another user, who passes through
  chmodSync(folder, 0o711)
  const demoData = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
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
