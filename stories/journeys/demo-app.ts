import { join } from 'node:path'
import { copyDemoData } from '@cueroom/api/testing/demo-data.ts'
import { type RunningApp, startApp } from './running-app.ts'

/** Starts the built app on data of its own in a folder: the sample show as a first start has made it. */
export async function startDemo(folder: string, variables: Record<string, string> = {}): Promise<RunningApp> {
  const data = join(folder, 'data')
  await copyDemoData(data)
  return startApp(data, variables)
}
