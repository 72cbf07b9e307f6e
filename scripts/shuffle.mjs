import { randomInt } from 'node:crypto'
import { ensure } from './ensure.mjs'
import { main, Refusal, runInForeground } from './processes.mjs'
import { inRoot, programs } from './project.mjs'
import { makeScratch } from './scratch.mjs'

const rounds = 3

/**
 * Runs the tests with every file in a process or page of its own, in random order, three times: each file passes alone, whatever
 * ran before it. `npm test` lets files share what they import, so this takes several times as long.
 * `npm run shuffle`, `npm run shuffle -- --project core api/guests`, `npm run shuffle -- --seed 42` for one order again.
 */
await main(async () => {
  const { seed, rest } = readSeed(process.argv.slice(2))
  const node = await ensure()
  const seeds = seed === undefined ? Array.from({ length: rounds }, () => randomInt(1, 2 ** 31)) : [seed]
  const failed = []
  for (const chosen of seeds) if ((await runOnce(node, chosen, rest)) !== 0) failed.push(chosen)
  console.log(
    failed.length === 0
      ? `${seeds.length} of ${seeds.length} orders passed: ${seeds.join(', ')}`
      : `${failed.length} of ${seeds.length} orders failed. Each again: ${failed.map((one) => `npm run shuffle -- --seed ${one}`).join('; ')}`,
  )
  return failed.length === 0 ? 0 : 1
})

/** Takes `--seed NUMBER` out of the arguments; the rest is Vitest's. */
function readSeed(args) {
  const at = args.indexOf('--seed')
  if (at < 0) return { seed: undefined, rest: args }
  const text = args[at + 1] ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Refusal('Say which order: npm run shuffle -- --seed 42')
  return { seed: Number(text), rest: args.filter((_, n) => n !== at && n !== at + 1) }
}

function runOnce(node, seed, rest) {
  console.log(`The order of ${seed}`)
  const order = ['--isolate', '--sequence.shuffle.files', `--sequence.seed=${seed}`]
  const scratch = makeScratch()
  return runInForeground(node, [[programs.vitest, 'run', ...order, ...rest]], {
    NODE_COMPILE_CACHE: inRoot('.cache/compiled'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...scratch.variables,
  }).finally(scratch.remove)
}
