import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { processes } from '@cueroom/api/testing/processes.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const { demoDirectory, spawn } = processes()

test(
  'a data directory whose key is lost is refused by the server, without a new key, and by doctor and backup',
  { timeout: 180_000 },
  async () => {
    const home = await freshHome()
    const CUEROOM_DATA = await demoDirectory()
    const file = join(CUEROOM_DATA, 'secret')
    const run = (command: string, env: Record<string, string> = {}) =>
      cueroom(command, { api: fakeApi({}), home, env: { CUEROOM_DATA, ...env } })
    const key = await readFile(file, 'utf8')
    await rm(file)

    const refused = spawn({ CUEROOM_DATA })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(`${file}, the key of this database, is missing.`)
    expect(existsSync(file)).toBe(false)
    expect((await run('doctor')).stdout).toContain(`bad\tKey\t${file}, the key of this database, is missing.`)
    const saved = await run('backup without.backup')
    expect(saved.code).toBe(0)
    expect(saved.stderr).toContain(`It doesn't contain the key, because ${file} is missing.`)

    await writeFile(file, 'another-key-of-another-database-than-this')
    expect((await run('doctor')).stdout).toContain(`bad\tKey\t${file} isn't the key of this database.`)
    expect((await run('doctor', { CUEROOM_SECRET: 'wrong-'.repeat(8) })).stdout).toContain(
      "bad\tKey\tCUEROOM_SECRET isn't the key of this database.",
    )
    expect((await run('backup wrong.backup')).stderr).toContain(
      `because ${file} isn't the key of this database`,
    )

    await writeFile(file, key)
    expect((await run('doctor')).stdout).toContain('good\tKey\tmatches this database')
    expect((await run('backup whole.backup')).stderr).toContain('It contains the key')
  },
)
