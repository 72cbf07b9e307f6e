import { createHash, randomBytes } from 'node:crypto'
import { normalizedCode, recoveryCodeCount } from '@cueroom/core/two-factor/two-factor.ts'

// Letters and digits that nobody mistakes for others: 32 of them, five bits each
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 16

const newCode = () => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
const inGroups = (code: string) => code.match(/.{4}/g)!.join('-')

/** Ten readable codes of 80 random bits. */
export const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => inGroups(newCode()))

/** All that is stored of a code. It has 80 random bits, so a fast hash is enough. */
export const hashRecoveryCode = (code: string) => createHash('sha256').update(normalizedCode(code)).digest()
