import { existsSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** https://github.com/wolfcw/libfaketime, where Debian and Fedora put it. */
const library = globSync('/usr/lib{,64}/{*/,}faketime/libfaketime.so.1').find(existsSync)

/** A clock that processes are given, which is wrong by as much as it is set to. */
export interface FalseClock {
  /** With these a process has it. Its monotonic clock stays right, as on a machine whose time is set. */
  variables: Record<string, string>
  /** From here on it is wrong by so many seconds. */
  set(seconds: number): void
  /** What it shows. */
  now(): Date
  /** It shows this moment now, and goes on from there. */
  moveTo(moment: string): void
  remove(): void
}

/** Whether this machine can have one. */
export const hasFalseClock = library !== undefined

export function makeFalseClock(): FalseClock {
  const folder = mkdtempSync(join(tmpdir(), 'cueroom-clock-'))
  const file = join(folder, 'offset')
  let offset = 0
  const set = (seconds: number) => {
    offset = seconds
    // Read at every look at the clock: never half written
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  set(0)
  return {
    variables: {
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    now: () => new Date(Date.now() + offset * 1_000),
    moveTo: (moment) => set(Math.round((Date.parse(moment) - Date.now()) / 1_000)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
