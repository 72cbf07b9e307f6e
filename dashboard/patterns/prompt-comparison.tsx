import { onlyChanges, promptChanges } from '@cueroom/core/patterns/prompt-changes.ts'
import { useMemo } from 'react'
import classes from './pattern-preview.module.css'

interface Props {
  today: string
  changed: string
  /** With the lines that are the same. */
  whole: boolean
}

/** Two prompts in one: what is only in the first is struck through, what is only in the second is underlined. */
export function PromptComparison({ today, changed, whole }: Props) {
  const parts = useMemo(() => promptChanges(today, changed), [today, changed])
  return (
    <pre className={classes.prompt} tabIndex={0} aria-label="The prompt with the pattern">
      {(whole ? parts : onlyChanges(parts)).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>
      })}
    </pre>
  )
}
