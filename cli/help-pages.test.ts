import { readFileSync, writeFileSync } from 'node:fs'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import type { Cli } from './app/cli.ts'
import { createProgram } from './commands.ts'
import { afterRootHelp, printRootHelp, rootHelp } from './root-help.ts'
import { cueroom } from './testing.ts'

/** What a command prints with --help in a terminal of so many columns. */
async function pages(columns: number): Promise<{ words: string; text: string }[]> {
  const shown: { words: string; text: string }[] = []
  let text = ''
  const sink = { columns, write: (chunk: string | Uint8Array) => (text += String(chunk)) }
  const help = { out: sink, err: sink, outColours: false, errColours: false }
  const cli = { api: fakeApi({}), output: { help }, flags: {} } as unknown as Cli
  const walk = (command: Command, words: string) => {
    text = ''
    command.outputHelp()
    shown.push({ words, text })
    for (const child of command.commands) walk(child, `${words} ${child.name()}`)
  }
  walk(await createProgram(cli, 'all'), 'cueroom')
  return shown
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word && word !== '\\')

test.each([60, 80, 120])(
  'no help page is wider than a terminal of %d columns or breaks a word',
  async (columns) => {
    const [narrow, wide] = await Promise.all([pages(columns), pages(10_000)])
    const overflowing = narrow.flatMap(({ words, text }) =>
      text.split('\n').flatMap((line) => (line.length > columns ? [`${words}: ${line}`] : [])),
    )
    expect(overflowing).toEqual([])
    for (const [index, { text }] of narrow.entries())
      expect(wordsOf(text)).toEqual(wordsOf(wide[index]!.text))
  },
)

test('an example that is broken into lines is still the same command', async () => {
  const { stdout } = await cueroom('guests import --help', { terminal: true, columns: 60 })
  const example = /\$ (cueroom guests import leads\.csv(?:.*\\\n)*.*)/.exec(stdout)?.[1]
  expect(example).toContain('\\\n')
  expect(example?.replace(/ \\\n +/g, ' ')).toBe(
    'cueroom guests import leads.csv --map "Firma=company" --map "Titel=ignore" --yes',
  )
})

/** Without the texts that are written once, for both. */
const beforeEnd = (help: string) => help.slice(0, help.indexOf(afterRootHelp))

test('the help that is printed without loading the program is its help', async () => {
  const { stdout } = await cueroom('--help')
  if (process.env['CUEROOM_UPDATE'] && stdout !== rootHelp) {
    const file = new URL('./root-help.ts', import.meta.url)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(beforeEnd(rootHelp), () => beforeEnd(stdout)),
    )
  }
  expect(rootHelp).toBe(stdout)
  const coloured = await cueroom('--help', { terminal: true, columns: 80 })
  let printed = ''
  const write = (text: string | Uint8Array) => (printed += String(text))
  expect(printRootHelp({ stdout: { isTTY: true, columns: 80, write }, env: {} })).toBe(true)
  expect(printed).toBe(coloured.stdout)
  expect(printRootHelp({ stdout: { isTTY: true, columns: 79, write }, env: {} })).toBe(false)
})
