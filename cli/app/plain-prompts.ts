import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Interrupted, type Prompter } from './prompts.ts'

/** Questions that are written once, on lines of their own: what is redrawn at every key, screen readers read again and again. */
export const plainPrompter = (signal: AbortSignal): Prompter => ({
  async confirm(message, preset) {
    for (;;) {
      const answer = await ask(`${message} (yes or no; Enter for ${preset ? 'yes' : 'no'}) `, signal)
      if (!answer) return preset
      if (/^y(?:es)?$/i.test(answer)) return true
      if (/^no?$/i.test(answer)) return false
    }
  },
  text: async (message, preset) =>
    (await ask(preset ? `${message} (Enter for ${preset}) ` : `${message} `, signal)) || (preset ?? ''),
  secret: (message) => ask(`${message} (not shown) `, signal, true),
})

async function ask(question: string, stopped: AbortSignal, isSecret = false): Promise<string> {
  // The terminal shows what is typed; what is secret is read by a terminal that writes nowhere
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isSecret })
  // Only now: what is typed sooner would be shown
  process.stderr.write(question)
  try {
    const line = await firstLine(lines, stopped)
    return isSecret ? line : line.trim()
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

/** @throws Interrupted on Ctrl-C and at the end of input */
const firstLine = (lines: Interface, stopped: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    const stop = () => reject(new Interrupted())
    lines.once('line', resolve).once('close', stop).once('SIGINT', stop)
    stopped.addEventListener('abort', stop, { once: true })
  })
