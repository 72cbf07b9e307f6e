import { Interrupted, type Prompter } from './prompts.ts'

/** Terminal prompts on stderr, so that stdout carries only data. The signal aborts an open prompt. */
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
  // Ctrl-D closes the line without an answer, and the prompt would never settle
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
