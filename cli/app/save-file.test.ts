import { readdir } from 'node:fs/promises'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'
import { safeName } from './save-file.ts'

const file = { name: '../../export.bin', type: 'application/octet-stream', bytes: new Uint8Array([80, 75]) }
const guest = guestRecord(sampleGuests[0]!, 12)
const api = fakeApi({
  archives: { download: () => file },
  content: { exportWord: () => file },
  guests: { list: () => [guest], get: () => guest },
  questionnaires: { exportResponses: () => file },
  show: { settings: () => null },
  sponsors: { export: () => file },
})

// Every command that names its file without -o
const commands = [
  'guests export',
  'sponsors export',
  'content export --guest 12',
  'questionnaires responses before-we-record --format csv',
  'show export',
]

test.each(commands)(
  'in a pipe "%s" writes to standard output, and nothing into the directory',
  async (command) => {
    const home = await freshHome()
    const ran = await cueroom(command, { api, home })
    expect(ran.code).toBe(0)
    expect(ran.stdout).not.toBe('')
    expect(await readdir(home)).toEqual([])
  },
)

test.each(commands)(
  'in a terminal "%s" writes a file into the directory, wherever its name points',
  async (command) => {
    const home = await freshHome()
    const ran = await cueroom(command, { api, home, terminal: true })
    expect(ran.code).toBe(0)
    expect(await readdir(home)).toHaveLength(1)
  },
)

test.each(['x.csv.exe', 'run.command', '-rf', 'authorized_keys', '..', 'a.csv'])(
  'a server that calls a file %s chooses no other extension than that of its format',
  (name) =>
    expect(safeName({ name: `../${name}`, extension: 'csv' })).toMatch(/^[^-.\\/][^\\/]*(?<!\.csv)\.csv$/),
)

test.each([...commands.map((command) => `${command} --json`), 'content export --all'])(
  'where standard output has something else to say, a file needs -o: %s',
  async (command) => {
    const home = await freshHome()
    const ran = await cueroom(command, { api, home })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toContain('-o')
    expect(await readdir(home)).toEqual([])
  },
)
