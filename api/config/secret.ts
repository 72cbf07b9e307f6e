import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that signs tokens of an embedded installation: made at first start, readable by its owner only. */
export async function localSecret(directory: string): Promise<string> {
  const path = join(directory, 'secret')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known && known.length >= 32) return known
  const secret = randomBytes(48).toString('base64url')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}
