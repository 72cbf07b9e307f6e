import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { ensure } from './ensure.mjs'
import { main, runInForeground, runQuietly } from './processes.mjs'
import { inRoot, programs, seconds } from './project.mjs'
import { makeScratch } from './scratch.mjs'

const knownTypes = inRoot('.cache/types.json')
const checks = [
  ['Format', [programs.oxfmt, '--check', '.']],
  ['Lint', [programs.oxlint, '--type-aware', '--deny-warnings']],
  // Checkers that share the work check much of it twice, and each of these programs has one processor at most.
  // What hasn't changed since the last run isn't checked again
  ['Types', [programs.tsc, '-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', knownTypes]],
  ['Types of core', [programs.tsc, '-p', 'core', '--checkers', '1']],
]
/**
 * The linter and the compiler live for seconds: cleaning up while they do is a seventh of their work. They run side by side, and
 * threads that share what one of them does check much of it twice.
 */
const goVariables = { GOGC: '400', GOMAXPROCS: String(Math.max(1, cpus().length >> 1)) }

const factsPath = inRoot('.cache/test-facts.json')
const crashed = { passed: 0, failed: 1, skipped: 0, databases: [], browser: undefined }

await main(async () => {
  const node = await ensure()
  const filters = process.argv.slice(2)
  // Whoever names tests wants just these. Vitest begins, and the last check ends, on one processor, so neither waits for the other
  const checking = filters.length > 0 ? [] : checks.map((check) => runCheck(node, check))
  const facts = await runTests(node, filters)
  const checked = await Promise.all(checking)
  for (const { name, took } of checked.filter(({ isFine }) => isFine)) console.log(`${name}: fine, ${took}`)
  const failedChecks = checked.filter(({ isFine }) => !isFine).map(({ name }) => name)
  if (filters.length === 0) describe(facts)
  if (failedChecks.length > 0) console.log(`failed checks, see above: ${failedChecks.join(', ')}`)
  const failed = facts.failed + failedChecks.length
  console.log(`${facts.passed} passed, ${failed} failed${facts.skipped ? `, ${facts.skipped} skipped` : ''}`)
  return failed === 0 && facts.passed > 0 ? 0 : 1
})

/** Says a failure as soon as it is known, and the rest after the tests, whose output a terminal redraws. */
async function runCheck(node, [name, script]) {
  const since = Date.now()
  const { code, output } = await runQuietly(node, script, goVariables)
  if (code !== 0) console.log(`${name}: failed\n${output}\n`)
  return { name, isFine: code === 0, took: seconds(since) }
}

async function runTests(node, filters) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(factsPath, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/test-facts.mjs']
  const scratch = makeScratch()
  const code = await runInForeground(node, [[programs.vitest, 'run', ...reporters, ...filters]], {
    CUEROOM_TEST_FACTS: factsPath,
    NODE_COMPILE_CACHE: inRoot('.cache/compiled'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...scratch.variables,
  }).finally(scratch.remove)
  const facts = readFacts()
  return code !== 0 && facts.failed === 0 ? { ...facts, failed: 1 } : facts
}

function readFacts() {
  try {
    return JSON.parse(readFileSync(factsPath, 'utf8'))
  } catch {
    return crashed
  }
}

function describe({ databases, browser }) {
  console.log(`databases: ${databases.join(', ') || 'none'}`)
  console.log(
    `browser: ${browser ?? 'none. Widgets, stories and journeys need Chromium: install it or set CHROMIUM_PATH'}`,
  )
}
