import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A program that has started when it is sent the first message, and writes a line then and when it stops. */
const program = `
  import { once } from 'node:events'
  import { runInForeground } from ${JSON.stringify(join(import.meta.dirname, 'foreground.ts'))}
  await runInForeground(async () => {
    process.stdout.write('starting\\n')
    await once(process, 'message')
    process.stdout.write('running\\n')
    return { stop: async () => void process.stdout.write('stopped\\n') }
  })
`

test('a supervisor may send messages of its own, and only the interrupt of a launcher stops a program', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'close')
  const written: string[] = []
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    written.push(text)
    if (text === 'starting\n') child.send({ type: 'process:msg' })
    if (text === 'running\n') child.send({ interrupts: 1 })
  })
  try {
    expect(await ended).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
  expect(written.join('')).toBe('starting\nrunning\nstopped\n')
})
