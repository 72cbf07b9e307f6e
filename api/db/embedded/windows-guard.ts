// Starts PostgreSQL with pg_ctl and stops it when standard input ends, as the shell does elsewhere (postmaster.ts).
import { spawnSync } from 'node:child_process'

const [pgCtl, data, options] = process.argv.slice(2) as [string, string, string]
const run = (...args: string[]) =>
  spawnSync(pgCtl, args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true }).status ?? 1

if (run('start', '-D', data, '-w', '-o', options) !== 0) process.exit(1)
process.stdin.resume().on('end', () => process.exit(run('stop', '-D', data, '-m', 'fast')))
