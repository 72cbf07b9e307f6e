import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of one tick in /proc: Linux says a hundred a second everywhere. */
const tick = 10

/** Fields of /proc/PID/stat after the name, which may hold anything; empty if the process has ended, or on another system. */
function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return []
  }
}

/** Milliseconds of processor time that a process has used. */
export const processorTime = (pid: number): number => {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** The same of all children of a process, such as the connections of a database. */
export const processorTimeOfChildren = (pid: number): number =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && statOf(entry)[1] === String(pid))
    .reduce((sum, child) => sum + processorTime(Number(child)), 0)

export const parentOf = (pid: number): number => Number(statOf(pid)[1])
