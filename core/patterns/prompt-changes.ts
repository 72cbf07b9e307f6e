import { diffLines } from 'diff'

/** Lines in both prompts, or in only one. */
interface PromptPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Context lines shown around a change. */
const around = 2

/** Compares two prompts line by line. */
export const promptChanges = (before: string, after: string): PromptPart[] =>
  diffLines(before, after, { timeout: 1_000 })?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]

/** The changes with the lines around them; what is left out is an ellipsis. */
export const onlyChanges = (parts: readonly PromptPart[]): PromptPart[] =>
  parts.map((part, index) => {
    const lines = part.text.replace(/\n$/u, '').split('\n')
    if (part.kind !== 'same' || lines.length <= 2 * around + 1) return part
    const start = index === 0 ? [] : lines.slice(0, around)
    const end = index === parts.length - 1 ? [] : lines.slice(-around)
    return { kind: 'same', text: `${[...start, '…', ...end].join('\n')}\n` }
  })
