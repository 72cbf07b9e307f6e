import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measure, table } from './measure.ts'

const run = promisify(execFile)
const starts = 15

/** What GitHub's command line adds to its own runtime: a program of Go that does nothing, and `gh`. Both have to be installed. */
export async function* benchGh(): AsyncGenerator<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cueroom-gh-'))
  const nothing = join(folder, 'nothing')
  // Nothing of a user's own, and no look for a newer version
  const env = { PATH: process.env['PATH'], HOME: folder, GH_NO_UPDATE_NOTIFIER: '1' }
  try {
    await writeFile(join(folder, 'nothing.go'), 'package main\n\nfunc main() {}\n')
    await run('go', ['build', '-o', nothing, join(folder, 'nothing.go')], { env })
    const gh = (argument: string) => () => run('gh', [argument], { env })
    yield table(
      'A command of gh until it ends',
      await measure(
        { 'Go alone': () => run(nothing), 'gh --version': gh('--version'), 'gh --help': gh('--help') },
        starts,
      ),
    )
  } catch {
    yield 'gh: not measured, as gh and go are not both installed'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) for await (const line of benchGh()) console.log(line)
