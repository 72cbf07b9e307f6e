import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** What is sealed; each has a key of its own, derived from CUEROOM_SECRET. */
export type Purpose = 'webhook'

const keyFor = (secret: string, purpose: Purpose) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `cueroom ${purpose}`, 32))

/** Encrypts a secret that the server needs again, for the database. The first of the server's secrets seals. */
export function seal([secret]: readonly [string, ...string[]], purpose: Purpose, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts what was sealed with any of the server's secrets; undefined when none of them did. */
export function unseal(secrets: readonly string[], purpose: Purpose, sealed: Buffer): string | undefined {
  for (const secret of secrets) {
    try {
      return opened(keyFor(secret, purpose), sealed)
    } catch {
      // Sealed with another secret, or changed
    }
  }
  return undefined
}

function opened(key: Uint8Array, sealed: Buffer): string {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
