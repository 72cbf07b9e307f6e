import { ensure } from './ensure.mjs'
import { main, Refusal, runInForeground, runQuietly } from './processes.mjs'
import { inRoot } from './project.mjs'

const usage = `npm start runs the server until Ctrl-C. It takes no arguments: variables configure it, such as PORT=8080 npm start.
docs/operations.md lists them. For all other commands: npx cueroom --help
`

await main(async () => {
  const given = process.argv.slice(2)
  const asksForHelp = given.some((argument) => ['--help', '-h', 'help'].includes(argument))
  if (given.length > 0) {
    if (asksForHelp) process.stdout.write(usage)
    else process.stderr.write(`Unknown argument: ${given[0]}\n${usage}`)
    return asksForHelp ? 0 : 2
  }
  const node = await ensure({ onlyToRun: true, beforeBuilds: checkVariables })
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

async function checkVariables(node) {
  const { code, output } = await runQuietly(node, ['api/config/check-env.ts'])
  if (code !== 0) throw new Refusal(output.trim())
}
