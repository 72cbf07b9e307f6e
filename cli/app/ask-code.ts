import { ApiError } from '@cueroom/core/contract/client.ts'
import { codeRequired } from '@cueroom/core/two-factor/two-factor.ts'
import type { Cli } from './cli.ts'

export const codeHelp = 'the code of your authenticator app, or a recovery code'

export const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && error.problem.code === codeRequired

/** Asks for the code of an authenticator app. `next` is a command that works without the question. */
export const askCode = ({ prompts }: Cli, next?: string) =>
  prompts.text('Code from your authenticator app:', {
    flag: '--code',
    code: codeRequired,
    ...(next && { next: [next] }),
  })

/** Makes a sensitive change; where it needs a code, confirms it with the one given or asks for it. */
export async function withCode<T>(
  cli: Cli,
  { code, confirm }: { code: string | undefined; confirm: (code: string) => Promise<unknown> },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!isCodeRequired(error)) throw error
    await confirm(code ?? (await askCode(cli)))
    return change()
  }
}
