import { setPasswordCost } from '../auth/passwords.ts'

// Hashes are costly on purpose: those of hundreds of sign-ins took sixteen seconds of processor time. Tests of the cost itself set it back
setPasswordCost({ memory: 64, passes: 1, parallelism: 1 })
