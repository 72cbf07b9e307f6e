import { textChanges, wordChanges } from '@cueroom/core/text/text-changes.ts'

interface Props {
  text: string
  /** The text that it is compared with. */
  other: string
}

/** A text with the words marked that another one doesn't have. */
export const MarkedWords = ({ text, other }: Props) =>
  textChanges(other, text).map((part, place) =>
    part.kind === 'same' ? (
      <span key={place}>{part.text}</span>
    ) : (
      wordChanges(part.before, part.after)
        .filter(({ kind }) => kind !== 'removed')
        .map((run, index) =>
          run.kind === 'same' ? (
            <span key={`${place}.${index}`}>{run.text}</span>
          ) : (
            <mark key={`${place}.${index}`}>{run.text}</mark>
          ),
        )
    ),
  )
