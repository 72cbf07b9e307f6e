import { ensure } from '../scripts/ensure.mjs'
import { main, Refusal, runInForeground } from '../scripts/processes.mjs'
import { programs } from '../scripts/project.mjs'

/** Tests that take a number of repetitions from CUEROOM_ENDURE. */
const enduring = [
  'core/testing/linear-time.test.ts',
  'api/lifecycle.test.ts',
  'api/http/fuzz.test.ts',
  'api/auth/flood.test.ts',
  'api/batches/kills.test.ts',
  'stories/journeys/questionnaire-kills.test.ts',
]

const commands = {
  bench: () => [['bench/bench.ts'], {}],
  endure: ([repetitions = '100']) => {
    if (!/^\d+$/.test(repetitions)) throw new Refusal('Say how many repetitions: npm run endure 100')
    const script = [programs.vitest, 'run', '--fileParallelism=false', ...enduring]
    return [script, { CUEROOM_ENDURE: repetitions }]
  },
}

await main(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const [script, variables] = commands[name](rest)
  return runInForeground(await ensure(), [script], variables)
})
