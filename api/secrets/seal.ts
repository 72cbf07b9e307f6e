import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The instance's keys: the first one encrypts, all decrypt, so keys can be rotated. */
export type Keys = readonly [string, ...string[]]

/** What a sealed text is for and whose it is: sealed for one, it opens for no other. */
export interface Use {
  purpose: string
  owner: string
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const derive = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))

/** Encrypts a secret that the database stores. */
export function seal(keys: Keys, { purpose, owner }: Use, text: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, derive(keys[0], purpose), iv).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** What was sealed; undefined if no key of the instance opens it, as after a restore under another one. */
export function unseal(keys: Keys, use: Use, sealed: Buffer): string | undefined {
  for (const key of keys) {
    const text = open(derive(key, use.purpose), use.owner, sealed)
    if (text !== undefined) return text
  }
  return undefined
}

function open(key: Buffer, owner: string, sealed: Buffer): string | undefined {
  const tag = sealed.subarray(ivLength, ivLength + tagLength)
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return undefined
  }
}
