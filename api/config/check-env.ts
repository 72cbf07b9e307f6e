import { fail } from '../foreground.ts'
import { readEnv } from './env.ts'

// `npm start` runs this before it builds, so that a wrong variable is reported within a second
try {
  readEnv(process.env)
} catch (error) {
  fail(error)
}
