import { isPlain } from './colours.ts'
import { CliError, exit, type GlobalFlags, type Environment } from './cli.ts'
import { oneLine } from './text.ts'

/**
 * Interactive prompts; messages are escaped for the terminal. Reject with `Interrupted` when the user cancels.
 */
export interface Prompter {
  confirm(message: string, preset: boolean): Promise<boolean>
  text(message: string, preset?: string): Promise<string>
  secret(message: string): Promise<string>
}

export interface Prompts {
  /** True when prompts are possible: a terminal, not CI, not --no-input. */
  readonly possible: boolean
  /** Yes or no; --yes answers yes. Without a terminal, the error names the flag to pass instead. */
  confirm(message: string, need: Need & { preset?: boolean }): Promise<boolean>
  text(message: string, need: Need & { preset?: string }): Promise<string>
  secret(message: string, need: Need): Promise<string>
}

export interface Need {
  /** The flag that answers the prompt. */
  flag: string
  /** A complete command that works without a prompt. */
  next?: string[]
  code?: string
}

/** Ctrl-C or end of input at a prompt. */
export class Interrupted extends Error {}

export function createPrompts(environment: Environment, flags: GlobalFlags): Prompts {
  const { stdin, stderr, env } = environment
  const ask = isPlain(env, flags) ? environment.askPlainly : environment.ask
  const ci = Boolean(env.CI) && env.CI !== 'false'
  const possible = stdin.isTTY === true && stderr.isTTY === true && !ci && flags.input !== false
  const guarded = <T>(message: string, need: Need, answer: () => Promise<T>) => {
    if (possible) return answer()
    const purpose = need.flag === '--yes' ? ' to confirm' : ''
    // Of what is entered only the flag is named
    const question = message.endsWith(':') ? '' : `${message} `
    throw new CliError(`${question}Not running in a terminal. Pass ${need.flag}${purpose}.`, {
      exit: exit.answerNeeded,
      code: need.code ?? 'answer_required',
      next: need.next ?? [],
    })
  }
  return {
    possible,
    async confirm(message, need) {
      return (
        flags.yes === true || guarded(message, need, () => ask.confirm(oneLine(message), need.preset ?? true))
      )
    },
    text: async (message, need) => guarded(message, need, () => ask.text(oneLine(message), need.preset)),
    secret: async (message, need) => guarded(message, need, () => ask.secret(oneLine(message))),
  }
}
