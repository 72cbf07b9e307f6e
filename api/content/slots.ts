import { tooMany } from '../http/problems.ts'

const atOnce = 2
const running = new Map<string, number>()

/** Lets a show have two texts written at once in this process. @throws 429 for a third. */
export async function inSlot<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  const busy = running.get(tenantId) ?? 0
  if (busy >= atOnce) throw tooMany(5)
  running.set(tenantId, busy + 1)
  try {
    return await work()
  } finally {
    const left = (running.get(tenantId) ?? 1) - 1
    if (left > 0) running.set(tenantId, left)
    else running.delete(tenantId)
  }
}
