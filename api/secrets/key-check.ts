import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Env } from '../config/env.ts'
import type { Logger } from 'pino'
import { fileIn, localSecret, storedSecret } from '../config/secret.ts'
import { type Keys, seal, unseal } from './seal.ts'

const use = { purpose: 'key check', owner: 'instance' }
const word = 'cueroom'

/** The keys of an embedded installation: of the environment, else of its directory. */
export type LocalKeys = Pick<Env, 'secret' | 'previousSecret' | 'dataDirectory'>

/** Whether a key is the one of the database with this check. */
export const isKeyOf = (sealed: Buffer, key: string) => opens([key], sealed)

const opens = (keys: Keys, sealed: Buffer) => unseal(keys, use, sealed) === word

interface Instance {
  knex: Knex
  secrets: Keys
  env: Pick<Env, 'secret' | 'keyLost' | 'dataDirectory'>
  log: Pick<Logger, 'warn'>
}

/** What the key of a database encrypted; undefined before a server has opened it. */
const checkOf = async (knex: Knex): Promise<Buffer | undefined> =>
  (await knex('key_check').first('sealed'))?.sealed

/**
 * Refuses a key that isn't this database's; a database without one takes it. After a replacement, which a previous key
 * proves, the new key is the one to have.
 * @throws Error that says what to do
 */
export async function requireKey({ knex, secrets, env, log }: Instance): Promise<void> {
  const renewed = { sealed: seal(secrets, use, word) }
  await knex('key_check').insert(renewed).onConflict('onlyOne').ignore()
  const sealed = (await checkOf(knex))!
  const isKnown = opens(secrets, sealed)
  if (env.keyLost) log.warn(isKnown ? lostIsSet : newKey)
  if (opens([secrets[0]], sealed)) return
  if (!env.keyLost && !isKnown) {
    const file = fileIn(env.dataDirectory)
    const kept = env.secret ? await storedSecret(env.dataDirectory) : null
    const known = kept && opens([kept], sealed)
    throw wrongKey(
      env.secret ? 'CUEROOM_SECRET' : file,
      known ? `The key is in ${file}. Set CUEROOM_SECRET_PREVIOUS to it.` : undefined,
    )
  }
  await knex('key_check').update(renewed)
}

const lostIsSet =
  "CUEROOM_SECRET_LOST is set, but the key isn't lost. Remove the variable: while it is set, a mistyped key would replace the database's key"
const newKey =
  'the database now has a new key. Everyone has to sign in again, set up webhooks and two-factor authentication again, and send new links to guest pages and personal forms. Remove CUEROOM_SECRET_LOST'

/**
 * The key of a data directory, made for a database that has none yet. A database that has one gets no other: who looks for the
 * lost key would take the new file for it. @throws Error that says where to find it
 */
export async function ownSecret(
  knex: Knex,
  { dataDirectory, previousSecret, keyLost }: Pick<Env, 'dataDirectory' | 'previousSecret' | 'keyLost'>,
): Promise<string> {
  const sealed = keyLost || (await storedSecret(dataDirectory)) ? undefined : await checkOf(knex)
  if (sealed && !(previousSecret && isKeyOf(sealed, previousSecret))) throw missingKey(dataDirectory)
  return localSecret(dataDirectory)
}

/** The same for a database that a server may never have opened; changes nothing. @throws as requireKey */
export async function inspectKey(knex: Knex, secrets: Keys): Promise<void> {
  const sealed = await storedCheck(knex)
  if (sealed && !opens(secrets, sealed)) throw wrongKey('CUEROOM_SECRET')
}

/** The same for the embedded database and the keys that a server of its directory would have. @throws Error for a missing file, too */
export async function inspectLocalKey(knex: Knex, env: LocalKeys): Promise<void> {
  const sealed = await storedCheck(knex)
  const secret = env.secret ?? (await storedSecret(env.dataDirectory))
  const known = [secret, env.previousSecret].some((key) => sealed && key && isKeyOf(sealed, key))
  if (!sealed || known) return
  throw secret
    ? wrongKey(env.secret ? 'CUEROOM_SECRET' : fileIn(env.dataDirectory))
    : missingKey(env.dataDirectory)
}

async function storedCheck(knex: Knex) {
  const { rows } = await knex.raw("select to_regclass('public.key_check') is not null as known")
  return rows[0].known ? checkOf(knex) : undefined
}

const lostKey = 'If the key is lost, start the server once with CUEROOM_SECRET_LOST=1.'

const missingKey = (dataDirectory: string) =>
  new Error(
    `${fileIn(dataDirectory)}, the key of this database, is missing. Without it, everyone would be signed out, and the secrets of webhooks and authenticator apps couldn't be read.\n` +
      `  Put it back. The backups in ${join(dataDirectory, 'backups')} contain it: cueroom restore FILE --data-dir DIRECTORY writes it to DIRECTORY/secret. ${lostKey}`,
  )

const wrongKey = (source: string, next = lostKey) =>
  new Error(
    `${source} isn't the key of this database. With it, everyone would be signed out, and the secrets of webhooks and authenticator apps couldn't be read.\n` +
      `  Set the key that was used before. ${next}`,
  )
