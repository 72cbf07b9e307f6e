import { processes } from '@cueroom/api/testing/processes.ts'
import { expect, test } from 'vitest'
import { run, underOlderNode } from '../testing.program.ts'

const { demoDirectory } = processes()

test.each([
  ['killed', 'SIGKILL', null],
  ['interrupted, as by a supervisor,', 'SIGINT', 0],
] as const)(
  'a server whose launcher is %s stops, and leaves the port',
  { timeout: 120_000 },
  async (_, signal, code) => {
    let port = ''
    const ran = await run([], {
      command: underOlderNode('serve', '--port', '0', '--data-dir', await demoDirectory()),
      watch({ stdout }, child) {
        port ||= /http:\/\/localhost:(\d+)/.exec(stdout)?.[1] ?? ''
        if (port && !child.killed) child.kill(signal)
      },
    })
    expect(ran).toMatchObject({ code, stderr: '' })
    // Its output has ended, and it with it
    await expect(fetch(`http://localhost:${port}/health/live`)).rejects.toThrow('fetch failed')
  },
)
