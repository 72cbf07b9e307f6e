import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CueroomProcess } from '@cueroom/api/testing/process.ts'

export const MiB = 1024 * 1024

/** Proportional set sizes of the server's process, and of all below it. */
export function memoryOf({ child }: CueroomProcess) {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]))
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === child.pid || isBelow(parent))
  }
  const postgres = [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + pss(pid), 0)
  return { node: pss(child.pid!), postgres }
}

const processes = () => readdirSync('/proc').map(Number).filter(Boolean)
const read = (pid: number, name: string) => {
  try {
    return readFileSync(join('/proc', String(pid), name), 'utf8')
  } catch {
    return ''
  }
}
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
const pss = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024
