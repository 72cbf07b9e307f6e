import { parentPort, workerData } from 'node:worker_threads'
import { raw } from 'jq-wasm'

/** What jq is given. */
export interface FilterTask {
  input: string
  filter: string
}

/** What jq made of it. jq ends its WebAssembly when it gets no more memory or recurses too deeply. */
export type FilterAnswer = { stdout: string; stderr: string; exitCode: number } | 'too_much_memory'

const { input, filter } = workerData as FilterTask
const answer: FilterAnswer = await raw(input, filter, ['-r']).catch((error: unknown) => {
  if (error instanceof WebAssembly.RuntimeError) return 'too_much_memory' as const
  throw error
})
parentPort!.postMessage(answer, [])
