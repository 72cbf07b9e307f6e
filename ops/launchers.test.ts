import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { rootHelp } from '@cueroom/cli/root-help.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// What people start with the Node they have: npm run endure brings Node 18, 20 and 22, otherwise it is the project's own
const root = join(import.meta.dirname, '..')
const nodes = JSON.parse(process.env['CUEROOM_NODES'] ?? JSON.stringify([process.execPath])) as string[]

const run = (node: string, ...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(node, args, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  )

const majorOf = async (node: string) => Number.parseInt((await run(node, '--version')).stdout.slice(1), 10)

test.each(nodes)(
  '%s starts the clone, which goes on with its own Node',
  { timeout: 120_000 },
  async (node) => {
    const cli = join(root, 'cli/cueroom.mjs')
    expect(await run(node, cli, '--version')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` })
    expect(await run(node, cli, '--help')).toMatchObject({ code: 0, stdout: rootHelp })
    expect(await run(node, cli, 'gests')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('guests'),
    })
    const types = await run(node, join(root, 'scripts/run.mjs'), 'types', '--version')
    expect(types).toMatchObject({ code: 0, stdout: expect.stringMatching(/Version \d/) })
    expect(await run(node, join(root, 'scripts/run.mjs'), 'nothing')).toMatchObject({ code: 1 })
  },
)

// In npm test, packages.test.ts packs and starts it with the project's own Node; endure runs one file after the other
describe.runIf('CUEROOM_NODES' in process.env)('the package', () => {
  const packed = join(root, 'dist/package/cueroom/cueroom.mjs')
  beforeAll(() => run(process.execPath, join(root, 'scripts/pack/pack.mjs')), 120_000)

  test.each(nodes)('says its version under %s', async (node) => {
    expect(await run(node, packed, '--version')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` })
  })

  test.each(nodes)('starts under %s, or says which Node it needs', async (node) => {
    const { code, stdout, stderr } = await run(node, packed, '--help')
    const isEnough = (await majorOf(node)) >= 22
    expect({ code, stdout }).toEqual(isEnough ? { code: 0, stdout: rootHelp } : { code: 1, stdout: '' })
    expect(stderr.includes('Cueroom needs Node 22.13 or newer')).toBe(!isEnough)
  })

  test.each(nodes)('names the Node that its server needs, the first time, under %s', async (node) => {
    const { code, stdout, stderr } = await run(node, packed, 'serve', '--help')
    const isEnough = (await majorOf(node)) >= 24
    expect({ code, isHelp: stdout.includes('--port') }).toEqual({ code: isEnough ? 0 : 1, isHelp: isEnough })
    expect(stderr.includes('cueroom serve needs Node 24 or newer')).toBe(!isEnough)
  })
})
