import { ensure } from './ensure.mjs'
import { main, runInForeground } from './processes.mjs'
import { inRoot } from './project.mjs'

await main(async () => {
  const node = await ensure({ onlyToRun: true })
  // At its full size from the beginning: growing to it costs a start a fourteenth of its work
  const youngGeneration = ['--min-semi-space-size=4', '--max-semi-space-size=4']
  return runInForeground(node, [[...youngGeneration, 'api/dist/main.js']], {
    NODE_COMPILE_CACHE: inRoot('.cache/compiled'),
    // Together with the flag half the memory, at the same speed: docs/figures.md
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  })
})
