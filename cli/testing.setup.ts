import { afterAll } from 'vitest'
import { leaveHomes } from './testing.ts'

afterAll(leaveHomes)
