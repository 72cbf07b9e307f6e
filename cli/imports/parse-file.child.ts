import { flushCompileCache } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { ReadTask } from '../app/cli.ts'
import { doReadTask } from './read-task.ts'

/** The file itself comes on standard input. */
export type ChildTask = ReadTask & { name: string }

process.once('message', (task: ChildTask) => {
  // Kept now, as this process is killed when it has answered: reading its code is half of what it does
  flushCompileCache()
  void run(task).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())

const run = async ({ name, ...task }: ChildTask) =>
  doReadTask({ name, bytes: await buffer(process.stdin) }, task)
