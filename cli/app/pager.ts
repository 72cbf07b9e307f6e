import { spawn } from 'node:child_process'
import type { Pager } from './cli.ts'

/** Starts the pager of PAGER, else one that quits when everything fits on one screen. */
export function startPager({ env, stdout }: Pick<NodeJS.Process, 'env' | 'stdout'>): Pager {
  const command = env.PAGER || (process.platform === 'win32' ? 'more' : 'less -FIRX')
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] })
  // A reader may quit before the end
  child.stdin.on('error', () => {})
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code !== notFound))
  })
  return {
    stdout: { isTTY: true, columns: stdout.columns, write: (chunk) => child.stdin.write(chunk) },
    end() {
      child.stdin.end()
      return ended
    },
  }
}

/** What a shell ends with where there is no such program. */
const notFound = 127
