import type { GlobalFlags, Sink, Environment } from './cli.ts'
import { coloured } from './colours.ts'
import { type Column, table } from './table.ts'
import { dim, fit, green, harmless, harmlessJson, oneLine, render, type Text, width, yellow } from './text.ts'

export interface Output {
  readonly format: 'text' | 'json' | 'jsonl'
  /** Whether stdout is a terminal. */
  readonly terminal: boolean
  /** Data: one line on stdout. */
  print(...pieces: Text[]): void
  /** Data: a chunk of streamed text. */
  piece(text: string): void
  /** Data: raw bytes on stdout. */
  bytes(bytes: Uint8Array): void
  /** Data: a list as a table, JSON array or JSON Lines. */
  list<T>(items: readonly T[], columns: readonly Column<T>[], json?: (item: T) => unknown): void
  /** Data: one record as labelled lines or JSON. */
  record(value: unknown, fields: readonly [label: string, value: Text | null | undefined][]): void
  /** Data: JSON whatever the format. */
  json(value: unknown): void
  /** Data: what --jq makes of the JSON that was printed. The command ends with it. */
  finish(): Promise<void>
  /** A message on stderr; nothing with --quiet, --json or --jsonl. */
  say(...pieces: Text[]): void
  /** A success message. */
  done(...pieces: Text[]): void
  /** Table rows as a message. */
  show<T>(items: readonly T[], columns: readonly Column<T>[]): void
  /** The command that usually follows. */
  next(command: string): void
  /** The command that undoes this one. */
  undo(command: string): void
  /** A message that is also shown with --quiet. */
  warn(...pieces: Text[]): void
  /** Progress: updates in place in a terminal, otherwise one line every five seconds. */
  progress(text: string): void
  /** The error that ends the command. */
  fail(failure: { lines: Text[][]; json: unknown }): void
  /** Output for --debug. */
  debug(text: string): void
  /** For help texts, which contain their own line breaks and styles. */
  help: { out: Sink; err: Sink; outColours: boolean; errColours: boolean }
}

const progressEvery = 5_000

/** The only module that writes output. Data go to stdout, messages to stderr. */
export function createOutput({ stdout, stderr, env, now }: Environment, flags: GlobalFlags): Output {
  const format = flags.jsonl ? 'jsonl' : flags.json || flags.jq !== undefined ? 'json' : 'text'
  const colours = {
    out: format === 'text' && coloured(stdout, env, flags),
    err: coloured(stderr, env, flags),
  }
  const silent = flags.quiet === true || format !== 'text'
  const look = (sink: Sink, on: boolean) => ({
    terminal: sink.isTTY === true,
    colours: on,
    cells: sink.columns || 80,
  })
  const transient = stderr.isTTY === true && env.TERM !== 'dumb'
  let shown = 0
  let reported = now().getTime()

  const clear = () => {
    if (shown) stderr.write(`\r${' '.repeat(shown)}\r`)
    shown = 0
  }
  const write = (pieces: Text[]) => {
    clear()
    stderr.write(`${render(pieces, colours.err)}\n`)
  }
  const say = (...pieces: Text[]) => {
    if (!silent) write(pieces)
  }
  const print = (...pieces: Text[]) => {
    clear()
    stdout.write(`${render(pieces, colours.out)}\n`)
  }
  const unfiltered: unknown[] = []
  const json = (value: unknown) => {
    clear()
    if (flags.jq !== undefined) return void unfiltered.push(value)
    stdout.write(`${harmlessJson(value, format === 'jsonl' ? undefined : 2)}\n`)
  }

  return {
    format,
    terminal: stdout.isTTY === true,
    print,
    piece(text) {
      clear()
      stdout.write(harmless(text))
    },
    bytes: (bytes) => void stdout.write(bytes),
    json,
    async finish() {
      if (flags.jq === undefined || unfiltered.length === 0) return
      const { filterJson } = await import('./filter-json.ts')
      const text = await filterJson(unfiltered, flags.jq)
      if (text) stdout.write(`${harmless(text)}\n`)
    },
    list(items, columns, toJson = (item) => item) {
      if (format === 'json') json(items.map(toJson))
      else if (format === 'jsonl') for (const item of items) json(toJson(item))
      else if (items.length > 0)
        stdout.write(`${table(items, columns, look(stdout, colours.out)).join('\n')}\n`)
    },
    record(value, fields) {
      if (format !== 'text') return json(value)
      const filled = fields.flatMap(([label, text]) => (text == null || text === '' ? [] : [{ label, text }]))
      const indent = stdout.isTTY ? Math.max(0, ...filled.map(({ label }) => width(label))) + 2 : 0
      for (const { label, text } of filled) print(...labelled(label, text, indent))
    },
    say,
    done: (...pieces) => say(green('✓ '), ...pieces),
    show(items, columns) {
      if (silent || items.length === 0) return
      clear()
      stderr.write(`${table(items, columns, { ...look(stderr, colours.err), terminal: true }).join('\n')}\n`)
    },
    next: (command) => say(dim('Next: '), command),
    undo: (command) => say(dim('Undo: '), command),
    warn(...pieces) {
      if (format === 'text') write([yellow('! '), ...pieces])
    },
    progress(text) {
      if (silent) return
      if (transient) {
        clear()
        const line = fit(oneLine(text), (stderr.columns || 80) - 1)
        stderr.write(line)
        shown = width(line)
      } else if (now().getTime() - reported >= progressEvery) {
        reported = now().getTime()
        write([text])
      }
    },
    fail(failure) {
      clear()
      if (format === 'text') for (const line of failure.lines) write(line)
      else stderr.write(`${harmlessJson(failure.json)}\n`)
    },
    debug(text) {
      if (flags.debug) write([dim(text)])
    },
    help: { out: stdout, err: stderr, outColours: colours.out, errColours: colours.err },
  }
}

// In a terminal, continuation lines are aligned with the first
function labelled(label: string, text: Text, indent: number): Text[] {
  if (indent === 0) return [`${label}\t`, typeof text === 'string' ? oneLine(text) : text]
  const space = ' '.repeat(indent)
  const body = typeof text === 'string' ? harmless(text).split('\n').join(`\n${space}`) : text
  return [dim(label.padEnd(indent)), body]
}
