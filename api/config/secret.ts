import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Where the key of a data directory is. */
export const fileIn = (directory: string) => join(directory, 'secret')

/** The key of a data directory; null if it has none, as on a server that has always had CUEROOM_SECRET. */
export async function storedSecret(directory: string): Promise<string | null> {
  const known = await readFile(fileIn(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(
      `Couldn't read ${fileIn(directory)} (${error.code}). Run this as the owner of the data.`,
      {
        cause: error,
      },
    )
  })
  return known && known.length >= 32 ? known : null
}

/** The key that signs tokens of an embedded installation: made at first start, readable by its owner only. */
export async function localSecret(directory: string): Promise<string> {
  const known = await storedSecret(directory)
  if (known) return known
  const secret = randomBytes(48).toString('base64url')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(fileIn(directory), secret, { mode: 0o600 })
  return secret
}

/** Makes a secret the key of a data directory. Another one that is there already stays next to it under another name. */
export async function restoreSecret(directory: string, secret: string): Promise<void> {
  const known = await storedSecret(directory)
  if (known === secret) return
  const date = new Date().toISOString().replaceAll(':', '-')
  if (known) await rename(fileIn(directory), `${fileIn(directory)}.before-${date}`)
  await writeFile(fileIn(directory), secret, { mode: 0o600 })
}

/** The keys of an instance, the one that signs first. */
export const secretsOf = (
  { previousSecret }: Pick<Env, 'previousSecret'>,
  secret: string,
): [string, ...string[]] => [secret, ...(previousSecret ? [previousSecret] : [])]
