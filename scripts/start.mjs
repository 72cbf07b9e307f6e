import { ensure } from './ensure.mjs'
import { main, runInForeground } from './processes.mjs'
import { inRoot } from './project.mjs'

await main(async () => {
  const node = await ensure()
  return runInForeground(node, [['api/main.ts']], { NODE_COMPILE_CACHE: inRoot('.cache/compiled') })
})
