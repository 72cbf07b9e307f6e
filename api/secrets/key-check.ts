import type { Knex } from 'knex'
import type { Env } from '../config/env.ts'
import { fileIn, storedSecret } from '../config/secret.ts'
import { type Keys, seal, unseal } from './seal.ts'

const use = { purpose: 'key check', owner: 'instance' }
const word = 'cueroom'

const opens = (keys: Keys, sealed: Buffer) => unseal(keys, use, sealed) === word

interface Instance {
  knex: Knex
  secrets: Keys
  env: Pick<Env, 'secret' | 'keyLost' | 'dataDirectory'>
}

/**
 * Refuses a key that isn't this database's; a database without one takes it. After a replacement, which a previous key
 * proves, the new key is the one to have.
 * @throws Error that says what to do
 */
export async function requireKey({ knex, secrets, env }: Instance): Promise<void> {
  const renewed = { sealed: seal(secrets, use, word) }
  await knex('key_check').insert(renewed).onConflict('onlyOne').ignore()
  const { sealed } = await knex('key_check').first('sealed')
  if (opens([secrets[0]], sealed)) return
  if (!env.keyLost && !opens(secrets, sealed)) {
    const file = fileIn(env.dataDirectory)
    const kept = env.secret ? await storedSecret(env.dataDirectory) : null
    const known = kept && opens([kept], sealed)
    throw wrongKey(
      env.secret ? 'CUEROOM_SECRET' : file,
      known ? `It is in ${file}: put that into CUEROOM_SECRET_PREVIOUS.` : undefined,
    )
  }
  await knex('key_check').update(renewed)
}

/** The same for a database that a server may never have opened; changes nothing. @throws as requireKey */
export async function inspectKey(knex: Knex, secrets: Keys): Promise<void> {
  const { rows } = await knex.raw("select to_regclass('public.key_check') is not null as known")
  const check = rows[0].known && (await knex('key_check').first('sealed'))
  if (check && !opens(secrets, check.sealed)) throw wrongKey('CUEROOM_SECRET')
}

const lostKey = 'If that key is lost, start once with CUEROOM_SECRET_LOST=1.'

const wrongKey = (source: string, next = lostKey) =>
  new Error(
    `${source} isn't the key of this database. With it, everyone would be signed out, and the secrets of webhooks and authenticator apps couldn't be read.\n` +
      `  Set the key that was used before. ${next}`,
  )
