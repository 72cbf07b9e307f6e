import { createHash } from 'node:crypto'

/** All that is stored of a key. It has 256 random bits, so a fast hash is enough. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest()
