import { join } from 'node:path'
import { afterEach } from 'vitest'
import { makeTestFolder, removeTestFolder } from './data-directory.ts'
import { copyDemoData } from './demo-data.ts'
import {
  type CueroomProcess,
  spawnCueroom,
  startCueroom,
  startCueroomWorker,
  type Variables,
} from './process.ts'

/** Processes and directories of a test file, removed after each test. */
export function processes() {
  const running: CueroomProcess[] = []
  const directories: string[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((started) => started.kill('SIGKILL')))
    for (const path of directories.splice(0)) removeTestFolder(path)
  })
  const kept = (started: CueroomProcess) => {
    running.push(started)
    return started
  }
  const directory = async () => {
    const path = makeTestFolder('process')
    directories.push(path)
    return path
  }
  return {
    directory,
    /** Data of the sample show, as a first start has made them. */
    demoDirectory: async () => {
      const path = join(await directory(), 'data')
      await copyDemoData(path)
      return path
    },
    start: async (variables: Variables) => kept(await startCueroom(variables)),
    startWorker: async (variables: Variables) => kept(await startCueroomWorker(variables)),
    spawn: (variables: Variables) => kept(spawnCueroom(variables)),
  }
}
