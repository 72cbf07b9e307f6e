import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { dictionary } from '@zxcvbn-ts/language-common'
import { unavailable } from '../http/problems.ts'

const argon2 = promisify(argon2Callback)

// OWASP's smallest recommended setting: 19 MiB, two passes
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const atOnce = 2

const common = new Set(dictionary['passwords-common'].slice(0, 3_000).map(String))

/** True for the 3,000 most used passwords, whatever their case. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase())

/** Hashes a password as an argon2id PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(tag)}`
}

/** Compares in constant time. Without a hash, as for an unknown address, it takes as long and answers false. */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const [salt, tag] = (phc ?? unknownHash)
    .split('$')
    .slice(4)
    .map((part) => Buffer.from(part, 'base64'))
  if (!salt || !tag) return false
  const matches = timingSafeEqual(await derive(password, salt), tag)
  return matches && phc !== null && phc !== undefined
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const unknownHash = `$argon2id$v=19$m=19456,t=2,p=1$${bare(randomBytes(16))}$${bare(randomBytes(32))}`

// Two at once keep the other threads of libuv free: a flood of sign-ins must not stall everyone's files and DNS
let running = 0
const waiting: (() => void)[] = []
const longestQueue = 200

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  if (waiting.length >= longestQueue) throw unavailable()
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await argon2('argon2id', { message: password, nonce, ...cost })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
