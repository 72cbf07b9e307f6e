import { readdirSync, readFileSync } from 'node:fs'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { type Command, Option } from 'commander'
import { expect, test } from 'vitest'
import { type Cli, exit } from './app/cli.ts'
import { createProgram } from './commands.ts'

const page = readFileSync(new URL('../docs/cli.md', import.meta.url), 'utf8')

const nowhere = { write() {} }
const help = { out: nowhere, err: nowhere, outColours: false, errColours: false }
const program = await createProgram(
  { api: fakeApi({}), output: { help }, flags: {} } as unknown as Cli,
  'all',
)

/** Every command that does something, by its words. */
const commands = new Map(leaves(program, []))

function leaves(command: Command, words: string[]): [string, Command][] {
  if (command.commands.length === 0) return [[words.join(' '), command]]
  return command.commands.flatMap((child) => leaves(child, [...words, child.name()]))
}

/** The part of the page between two marks. */
const part = (name: string) => page.split(`<!-- ${name} -->\n`)[1]?.trim().split('\n') ?? []

test('the page lists every command with its arguments and what it does', () => {
  const lines = [...commands].map(([words, command]) => {
    const args = command.registeredArguments.map((argument) => {
      const name = argument.variadic ? `${argument.name()}...` : argument.name()
      return argument.required ? ` <${name}>` : ` [${name}]`
    })
    return `| \`${words}${args.join('')}\` | ${command.summary() || command.description()} |`
  })
  expect(part('commands')).toEqual(['| command | what it does |', '| --- | --- |', ...lines])
})

const recipes = readFileSync(new URL('../docs/recipes.md', import.meta.url), 'utf8')

/** The command lines of a page, without what is before a pipe, in a cron line or around a substitution. */
const examplesOf = (text: string) =>
  [...text.matchAll(/^ {4}(.*\bcueroom .*)$/gm)].flatMap(([, line = '']) =>
    line
      .split(/ [|&]+ |\$\(|\)$/)
      .flatMap(
        (each) =>
          /^(?:npx --no-install |- run: |[\d*][\d* ]* (?:[A-Z_]+=\S+ )+)?cueroom (.*)$/.exec(
            each.trim(),
          )?.[1] ?? [],
      ),
  )
const examples = examplesOf(page)

const commandOf = (example: string) =>
  [...commands.keys()].find((words) => example === words || example.startsWith(`${words} `))

test('no page runs or installs a package of this name from a registry', () => {
  const docs = new URL('../docs/', import.meta.url)
  const pages = readdirSync(docs).filter((name) => name.endsWith('.md'))
  const texts = [
    ...pages.map((name) => readFileSync(new URL(name, docs), 'utf8')),
    ...['../README.md', '../scripts/pack/readme-cueroom.md'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    ),
  ]
  for (const text of texts) expect(text).not.toMatch(/npx cueroom|npm install (?:--\S+ )*cueroom\b/)
})

test('every command has an example', () => {
  const shown = new Set(examples.map(commandOf))
  expect([...commands.keys()].filter((words) => !shown.has(words))).toEqual([])
})

test.each([...examples, ...examplesOf(recipes)])(
  'cueroom %s is a command with flags that exist',
  (example) => {
    const command = commands.get(commandOf(example) ?? '')
    const known = [...(command?.options ?? []), ...program.options, new Option('-h, --help')]
    const flags = example.replace(/'[^']*'|"[^"]*"/g, '').match(/(?<=\s)--?[a-z][\w-]*/g) ?? []
    expect(command).toBeDefined()
    for (const flag of flags) expect(known.flatMap(({ long, short }) => [long, short])).toContain(flag)
  },
)

test('the page names every exit code, and every flag that all commands take', () => {
  const codes = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code))
  expect(codes).toEqual(Object.values(exit))
  for (const { long } of program.options) expect(page).toContain(`\`${long}`)
})
