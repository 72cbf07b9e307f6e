import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createFairQueue, type Place } from '../threads/fair-queue.ts'

const argon2 = promisify(argon2Callback)

interface Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's smallest recommended setting: 19 MiB, two passes. */
export const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

let cost = usualCost
let unknownHash = atCost(usualCost)

/** From here on this process hashes at another cost: a twentieth of what the tests of the API did was hashing passwords of their own. */
export function hashPasswordsAt(other: Cost) {
  cost = other
  unknownHash = atCost(other)
}

// Two at a time keep the other threads of libuv free: a flood of sign-ins must not stall everyone's files and DNS
const queue = createFairQueue({ places: 2, capacity: 200 })
const ownWork: Place = { key: 'server', priority: true }

/** Hashes a password as an argon2id PHC string. */
export async function hashPassword(password: string, place: Place = ownWork): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, { cost, salt, tagLength }, place)
  return toPhc(cost, salt, tag)
}

/**
 * Compares in constant time, at the cost that the hash was made with. Without a hash, as for an unknown address, it
 * takes as long and answers false.
 */
export async function verifyPassword(
  password: string,
  phc: string | null | undefined,
  place: Place = ownWork,
): Promise<boolean> {
  const stored = fromPhc(phc)
  const { tag, ...inputs } = stored ?? unknownHash
  const derived = await derive(password, { ...inputs, tagLength: tag.length }, place)
  return timingSafeEqual(derived, tag) && stored !== undefined
}

/** True for a hash that was made at a lower cost than today's. */
export function needsRehash(phc: string): boolean {
  const stored = fromPhc(phc)?.cost
  return !stored || stored.memory < cost.memory || stored.passes < cost.passes
}

/** What no password has. */
function atCost(of: Cost): StoredHash {
  return { cost: of, salt: randomBytes(16), tag: randomBytes(tagLength) }
}

interface StoredHash {
  cost: Cost
  salt: Buffer
  tag: Buffer
}

const toPhc = ({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`

const phcForm = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

function fromPhc(phc: string | null | undefined): StoredHash | undefined {
  const parts = phcForm.exec(phc ?? '')
  if (!parts) return undefined
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const [salt, tag] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  return { cost: { memory, passes, parallelism }, salt, tag }
}

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const derive = (
  password: string,
  inputs: { cost: Cost; salt: Buffer; tagLength: number },
  place: Place,
): Promise<Buffer> =>
  queue.run(place, () =>
    argon2('argon2id', {
      message: password,
      nonce: inputs.salt,
      tagLength: inputs.tagLength,
      ...inputs.cost,
    }),
  )
