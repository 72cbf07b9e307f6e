import { CliError, exit, type GlobalFlags, type World } from './cli.ts'
import { oneLine } from './text.ts'

/**
 * Asks a person; messages come harmless for a terminal. Rejects with `Interrupted` when the person ends the question
 * instead of answering it.
 */
export interface Prompter {
  confirm(message: string, preset: boolean): Promise<boolean>
  text(message: string, preset?: string): Promise<string>
  secret(message: string): Promise<string>
}

export interface Prompts {
  /** True when a question can be answered: a terminal, not CI, not --no-input. */
  readonly possible: boolean
  /** Yes or no; --yes answers yes. Without a terminal the failure names what to pass instead. */
  confirm(message: string, need: Need & { preset?: boolean }): Promise<boolean>
  text(message: string, need: Need & { preset?: string }): Promise<string>
  secret(message: string, need: Need): Promise<string>
}

export interface Need {
  /** The flag that answers the question. */
  flag: string
  /** A whole command that would work. */
  next?: string[]
  code?: string
}

/** Ctrl-C, or the end of input, at a question. */
export class Interrupted extends Error {}

export function createPrompts({ stdin, stderr, env, ask }: World, flags: GlobalFlags): Prompts {
  const ci = Boolean(env.CI) && env.CI !== 'false'
  const possible = stdin.isTTY === true && stderr.isTTY === true && !ci && flags.input !== false
  const guarded = <T>(message: string, need: Need, answer: () => Promise<T>) => {
    if (possible) return answer()
    throw new CliError(`${message} There is nobody to ask here: pass ${need.flag}.`, {
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

/** Questions in the terminal, on stderr, so that stdout carries data only. The signal ends the question that is open. */
export const terminalPrompter = (signal: AbortSignal): Prompter => ({
  confirm: (message, preset) => question({ type: 'confirm', message, default: preset }, signal),
  text: (message, preset) => question({ type: 'input', message, default: preset }, signal),
  secret: (message) => question({ type: 'password', message, mask: '•' }, signal),
})

type Question =
  | { type: 'confirm'; message: string; default: boolean }
  | { type: 'input'; message: string; default: string | undefined }
  | { type: 'password'; message: string; mask: string }

async function question<T>(asked: Question, stopped: AbortSignal): Promise<T> {
  const { default: inquirer } = await import('inquirer')
  const ended = new AbortController()
  // Ctrl-D closes the line without an answer, and the question would wait for ever
  const end = () => setImmediate(() => ended.abort())
  process.stdin.once('pause', end)
  const prompt = inquirer.createPromptModule({
    input: process.stdin,
    output: process.stderr,
    signal: AbortSignal.any([ended.signal, stopped]),
  })
  try {
    const answers: { answer?: unknown } = await prompt([{ ...asked, name: 'answer' }] as never)
    return answers.answer as T
  } catch (error) {
    if (error instanceof Error && /^(Exit|Abort)PromptError$/.test(error.name)) throw new Interrupted()
    throw error
  } finally {
    process.stdin.removeListener('pause', end)
  }
}
