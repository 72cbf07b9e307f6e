import { execFileSync, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome, session } from '../testing.ts'

const script = async (shell: string) => (await cueroom(`completion ${shell}`)).stdout

/** What bash offers for a line that ends at the cursor. */
function offered(completion: string, line: string): string[] {
  const words = line.split(' ')
  const ask = `${completion}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_cueroom; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', ask], { encoding: 'utf8' }).split('\n').filter(Boolean)
}

test('an unknown shell is a usage error', async () => {
  expect((await cueroom('completion tcsh')).code).toBe(2)
})

test('bash completes commands, subcommands and flags', async () => {
  const bash = await script('bash')
  expect(offered(bash, 'cueroom gu')).toEqual(['guests'])
  expect(offered(bash, 'cueroom guests ')).toEqual(
    expect.arrayContaining(['list', 'show', 'read', 'import', '--json']),
  )
  expect(offered(bash, 'cueroom guests import --h')).toEqual(['--header-row', '--host', '--help'])
  expect(offered(bash, 'cueroom --json guests import people.csv --dry')).toEqual(['--dry-run'])
  expect(offered(bash, 'cueroom content export --ou')).toEqual(['--output'])
  expect(offered(bash, 'cueroom completion --nothing')).toEqual([])
})

test('bash completes the choices of a flag and of an argument', async () => {
  const bash = await script('bash')
  expect(offered(bash, 'cueroom guests list --status ')).toEqual(['unscheduled', 'upcoming', 'completed'])
  expect(offered(bash, 'cueroom guests list --status upcoming --tex')).toEqual(['--texts'])
  expect(offered(bash, 'cueroom completion po')).toEqual(['powershell'])
})

test('bash completes ids that the server knows, and names of profiles', async () => {
  const home = await freshHome()
  const api = fakeApi({
    auth: { session: () => session },
    guests: {
      list: () => sampleGuests.slice(0, 2).map((guest, index) => asCard(guestRecord(guest, index + 11))),
    },
  })
  await cueroom('login --with-token --profile second', { api, home, stdin: 'cue_1' })
  const values = async (kind: string) => (await cueroom(`completion --values ${kind}`, { api, home })).stdout
  const [guests, profiles] = [await values('guests'), await values('profiles')]
  expect(guests).toMatch(/^11\t.+\n12\t.+\n$/)
  const asked = `cueroom() { if [ "$3" = guests ]; then printf '%s' '${guests.replaceAll("'", '’')}'; else printf '%s' '${profiles}'; fi; }`
  const bash = `${await script('bash')}\n${asked}`
  expect(offered(bash, 'cueroom guests show 1')).toEqual(['11', '12'])
  expect(offered(bash, 'cueroom generate --guest ')).toEqual(['11', '12'])
  expect(offered(bash, 'cueroom auth switch sec')).toEqual(['second'])
  expect(offered(bash, 'cueroom guests list --profile ')).toEqual(['second'])
  expect((await cueroom('completion')).code).toBe(2)
})

/** What zsh adds to its own completion; the functions replace its line editor. */
const zsh = (completion: string, words: string[]) => {
  const typed = words.map((word) => `'${word}'`).join(' ')
  const ask = `autoload -Uz compinit; compinit -D
${completion}
compadd() { shift; local fitting=(\${(M)@:#$PREFIX*}); (( $#fitting )) && print -l -- $fitting }
_files() { print files }
words=(${typed}); CURRENT=${words.length}; PREFIX='${words.at(-1)}'; $_comps[cueroom]`
  return lines('zsh', '-fc', ask)
}
const fish = (completion: string, words: string[]) =>
  lines('fish', '--no-config', '-c', `${completion}\ncomplete -C '${words.join(' ')}'`)

const lines = (shell: string, ...args: string[]) =>
  execFileSync(shell, args, { encoding: 'utf8', cwd: tmpdir(), timeout: 20_000 }).split('\n').filter(Boolean)

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0

test.for([
  ['zsh', zsh],
  ['fish', fish],
] as const)(
  '%s completes commands, subcommands, flags and choices, else files',
  async ([shell, ask], { skip }) => {
    skip(!isInstalled(shell), `${shell} is not installed here`)
    const completion = await script(shell)
    const completed = (...words: string[]) => ask(completion, words).toSorted()
    expect(completed('cueroom', 'gu')).toEqual(['guests'])
    expect(completed('cueroom', 'guests', '')).toEqual(expect.arrayContaining(['import', 'list', 'show']))
    expect(completed('cueroom', '--json', 'guests', 'import', 'people.csv', '--dry')).toEqual(['--dry-run'])
    expect(completed('cueroom', 'guests', 'list', '--status', '')).toEqual([
      'completed',
      'unscheduled',
      'upcoming',
    ])
    expect(completed('cueroom', 'generate', '--type', 'show')).toEqual(['show_notes'])
    expect(completed('cueroom', 'completion', 'po')).toEqual(['powershell'])
    expect(completed('cueroom', 'he')).toEqual(['help'])
    expect(completed('cueroom', 'guests', 'import', '/et')).toEqual([shell === 'zsh' ? 'files' : '/etc/'])
  },
)

test.each(['bash', 'zsh', 'fish', 'powershell'])('the %s script knows every command', async (shell) => {
  const text = await script(shell)
  for (const path of ['guests import', 'content export', 'settings get', 'admin create'])
    expect(text).toContain(`'${path}'`)
})
