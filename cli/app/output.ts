import type { GlobalFlags, Sink, Environment } from './cli.ts'
import { coloured, isPlain } from './colours.ts'
import { type Column, table } from './table.ts'
import { dim, fit, green, harmless, harmlessJson, oneLine, render, type Text, width, yellow } from './text.ts'
import { wrapCommand, wrapPieces, wrapText } from './wrap.ts'

export interface Output {
  readonly format: 'text' | 'json' | 'jsonl'
  /** Whether stdout is a terminal. */
  readonly terminal: boolean
  /** Data: one line on stdout. */
  print(...pieces: Text[]): void
  /** Data: text to read, which a terminal shows without breaking words; further lines begin `indent` cells in. */
  prose(indent: number, ...pieces: Text[]): void
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
  /** Data: what a command did, for programs; people get a success message in its place. */
  outcome(value: unknown, ...pieces: Text[]): void
  /** Table rows as a message. */
  show<T>(items: readonly T[], columns: readonly Column<T>[]): void
  /** That a list isn't whole: on stderr whatever the format, as programs would take it for whole; nothing with --quiet. */
  shortened(text: string): void
  /** The command that usually follows. */
  next(command: string): void
  /** The command that undoes this one. */
  undo(command: string): void
  /** A message that is also shown with --quiet. */
  warn(...pieces: Text[]): void
  /** Progress: updates in place in a terminal, otherwise one line every five seconds. */
  progress(text: string): void
  /** The error that ends the command. */
  fail(failure: { lines: Text[][]; next: string[]; json: unknown }): void
  /** Output for --debug. */
  debug(text: string): void
  /** For help texts, which contain their own line breaks and styles. */
  help: { out: Sink; err: Sink; outColours: boolean; errColours: boolean }
}

const progressEvery = 5_000
/** Cells by which the further lines of a message are moved in. */
const hanging = 2

/** The only module that writes output. Data go to stdout, messages to stderr. */
export function createOutput({ stdout, stderr, env, now }: Environment, flags: GlobalFlags): Output {
  const format = flags.jsonl ? 'jsonl' : flags.json || flags.jq !== undefined ? 'json' : 'text'
  const colours = {
    out: format === 'text' && coloured(stdout, env, flags),
    err: coloured(stderr, env, flags),
  }
  const silent = flags.quiet === true || format !== 'text'
  const cellsOf = (sink: Sink) => sink.columns || 80
  const plain = isPlain(env, flags)
  const look = (sink: Sink, on: boolean) => ({
    terminal: sink.isTTY === true,
    colours: on,
    cells: plain || !sink.isTTY ? Infinity : cellsOf(sink),
  })
  const transient = stderr.isTTY === true && !plain
  let shown = 0
  let reported = now().getTime()

  const streamed = wrapPieces(
    (text) => void stdout.write(text),
    () => cellsOf(stdout),
  )

  const clear = () => {
    streamed.end()
    if (shown) stderr.write(`\r${' '.repeat(shown)}\r`)
    shown = 0
  }
  const write = (pieces: Text[], wrap: typeof wrapCommand = wrapText) => {
    clear()
    const line = render(pieces, colours.err)
    stderr.write(`${stderr.isTTY ? wrap(line, cellsOf(stderr), hanging) : line}\n`)
  }
  const writeCommand = (label: string, command: string) => {
    if (!silent) write([dim(label), command], wrapCommand)
  }
  const say = (...pieces: Text[]) => {
    if (!silent) write(pieces)
  }
  const print = (...pieces: Text[]) => {
    clear()
    stdout.write(`${render(pieces, colours.out)}\n`)
  }
  // Further lines begin below the first
  const printLabelled = (label: string, text: Text) => {
    const body = wrapText(render([text], colours.out), cellsOf(stdout) - label.length)
    stdout.write(
      `${render([dim(label)], colours.out)}${body.replaceAll('\n', `\n${' '.repeat(label.length)}`)}\n`,
    )
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
    prose(indent, ...pieces) {
      clear()
      const text = render(pieces, colours.out)
      stdout.write(`${stdout.isTTY ? wrapText(text, cellsOf(stdout), indent) : text}\n`)
    },
    piece(text) {
      if (stdout.isTTY) streamed.add(harmless(text))
      else stdout.write(harmless(text))
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
      const indent = Math.max(0, ...filled.map(({ label }) => width(label))) + 2
      if (!stdout.isTTY) for (const { label, text } of filled) print(`${label}\t`, flat(text))
      else for (const { label, text } of filled) printLabelled(label.padEnd(indent), text)
    },
    say,
    done: (...pieces) => say(green('✓ '), ...pieces),
    outcome: (value, ...pieces) => (format === 'text' ? say(green('✓ '), ...pieces) : json(value)),
    show(items, columns) {
      if (silent || items.length === 0) return
      clear()
      stderr.write(`${table(items, columns, { ...look(stderr, colours.err), terminal: true }).join('\n')}\n`)
    },
    shortened(text) {
      if (!flags.quiet) write([dim(text)])
    },
    next: (command) => writeCommand('Next: ', command),
    undo: (command) => writeCommand('Undo: ', command),
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
      // --jq filters data; errors are for the person who typed the command
      if (flags.json || flags.jsonl) return void stderr.write(`${harmlessJson(failure.json)}\n`)
      for (const line of failure.lines) write(line)
      for (const command of failure.next) write([dim('  Next: '), command], wrapCommand)
    },
    debug(text) {
      if (flags.debug) write([dim(text)])
    },
    help: { out: stdout, err: stderr, outColours: colours.out, errColours: colours.err },
  }
}

/** On one line; our own styles are left. */
const flat = (text: Text): Text => (typeof text === 'string' ? oneLine(text) : text)
