import type { Cli } from './cli.ts'
import { readSecret } from './input.ts'

export const passwordStdinHelp = 'read the password from standard input'

interface Asked {
  /** Read it from standard input instead of asking. */
  passwordStdin: true | undefined
  question?: string
  /** A command that works without the question. */
  next: string
}

/** A password from standard input, or typed by a person. */
export const askPassword = (
  { environment, prompts }: Cli,
  { passwordStdin, question = 'Password:', next }: Asked,
) =>
  passwordStdin
    ? readSecret(environment, 'the password')
    : prompts.secret(question, { flag: '--password-stdin', next: [next] })
