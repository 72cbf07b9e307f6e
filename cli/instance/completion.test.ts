import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

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

test.each(['bash', 'zsh', 'fish', 'powershell'])('the %s script knows every command', async (shell) => {
  const text = await script(shell)
  for (const path of ['guests import', 'content export', 'settings get', 'admin create'])
    expect(text).toContain(`'${path}'`)
})
