import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensure } from '../ensure.mjs'
import { main, Refusal, runQuietly } from '../processes.mjs'
import { programs, seconds } from '../project.mjs'
import { copyCheckout } from './checkout-copy.mjs'
import { mutants } from './list.mjs'

await main(async () => {
  const node = await ensure()
  const [part = ''] = process.argv.slice(2)
  const chosen = mutants.filter(({ name, file, test }) =>
    [name, file, test].some((text) => text.includes(part)),
  )
  if (chosen.length === 0) throw new Refusal(`No mutant has “${part}” in its name, file or test`)
  const copy = copyCheckout()
  try {
    await expectHealthy(node, copy, chosen)
    return await huntAll(node, copy, chosen)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

// A test that fails anyway would kill every mutant
async function expectHealthy(node, copy, chosen) {
  const tests = [...new Set(chosen.map(({ test }) => test))]
  console.log('Running the tests on healthy code…')
  const { ran, failed, output } = await runTests(node, copy, tests)
  if (!ran || failed) throw new Refusal(`These tests must pass before anything is broken:\n${output}`)
}

async function huntAll(node, copy, chosen) {
  const survivors = []
  for (const mutant of chosen) {
    const since = Date.now()
    const killed = await hunt(node, copy, mutant)
    console.log(`${killed ? 'killed  ' : 'SURVIVED'} ${mutant.name} (${seconds(since)})`)
    if (!killed) survivors.push(mutant)
  }
  console.log(`${chosen.length - survivors.length} killed, ${survivors.length} survived`)
  return survivors.length === 0 ? 0 : 1
}

async function hunt(node, copy, { name, file, find, replace, test }) {
  const path = join(copy, file)
  const healthy = readFileSync(path, 'utf8')
  if (healthy.split(find).length !== 2)
    throw new Refusal(`“${name}”: its text must stand exactly once in ${file}`)
  writeFileSync(
    path,
    healthy.replace(find, () => replace),
  )
  try {
    const { ran, failed, output } = await runTests(node, copy, [test])
    if (!ran) throw new Refusal(`“${name}” breaks ${file} so that no test runs:\n${output}`)
    return failed
  } finally {
    writeFileSync(path, healthy)
  }
}

async function runTests(node, copy, tests) {
  // Tests of processes start the bundled server
  const bundled = await runQuietly(node, ['scripts/bundle-server.mjs'], {}, copy)
  if (bundled.code !== 0) return { ran: false, failed: true, output: bundled.output }
  const results = join(copy, '.cache/mutant.json')
  rmSync(results, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
  const script = [programs.vitest, 'run', '--root', copy, '--bail=1', ...reporters, ...tests]
  const { code, output } = await runQuietly(node, script, {}, copy)
  return { ran: testsIn(results) > 0, failed: code !== 0, output }
}

function testsIn(results) {
  try {
    return JSON.parse(readFileSync(results, 'utf8')).numTotalTests
  } catch {
    return 0
  }
}
