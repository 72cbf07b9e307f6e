import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensure } from '../ensure.mjs'
import { main, Refusal, runAsIs, runQuietly } from '../processes.mjs'
import { inRoot } from '../project.mjs'
import { copyCheckout } from './checkout-copy.mjs'

/** Stryker, and a TypeScript with the API it reads code by. 86 MB: only this command installs them, into .cache. */
const packages = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1', 'typescript@5.9.3']
const tools = inRoot('.cache/stryker')

/** What decides who may do what, and what keeps strangers' texts harmless. */
const mutate = [
  ...['entitlements', 'explain', 'trial', 'available', 'refusals'].map(
    (name) => `core/entitlements/${name}.ts`,
  ),
  'core/embed/content-policy.ts',
  'core/embed/embed-code.ts',
  'core/erasures/mentions.ts',
  'core/exports/file-name.ts',
  'core/exports/guests-formulas.ts',
  'core/exports/xml-text.ts',
  'core/marketing/email-html.ts',
  'core/prompts/fenced-data.ts',
  'core/text/lines.ts',
]
const tests = [
  'core/entitlements/**/*.test.ts',
  'core/embed/{content-policy,embed-code}.test.ts',
  'core/erasures/mentions.test.ts',
  'core/exports/{file-name,guests-sheet,responses-file,xml-text}.test.ts',
  'core/marketing/email-html.test.ts',
  'core/prompts/fenced-data.test.ts',
  'core/text/lines.test.ts',
]

/** Percent of the mutants that the tests must notice. */
const leastScore = 90

const stryker = {
  mutate,
  testRunner: 'vitest',
  plugins: [join(tools, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  coverageAnalysis: 'perTest',
  inPlace: true,
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 100, low: leastScore, break: leastScore },
}

/** Changes every expression of these files, one at a time, and says which changes no test notices. */
await main(async () => {
  const node = await ensure()
  await installTools()
  const copy = copyCheckout()
  try {
    const vitest = { test: { include: tests, pool: 'threads', isolate: false, testTimeout: 60_000 } }
    writeFileSync(join(copy, 'vitest.config.ts'), `export default ${JSON.stringify(vitest)}\n`)
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(stryker))
    const program = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js')
    const { code, output } = await runQuietly(node, [program, 'run'], {}, copy)
    console.log(output)
    return code
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

async function installTools() {
  if (existsSync(join(tools, 'node_modules/typescript'))) return
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n')
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runAsIs('npm', ['install', ...packages, ...flags], {
    cwd: tools,
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new Refusal(`Stryker could not be installed:\n${output}`)
  // The one that runs the tests
  symlinkSync(inRoot('node_modules/vitest'), join(tools, 'node_modules/vitest'), 'junction')
}
