import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useRef } from 'react'
import { useStyles } from '../shared/use-styles.ts'
import { fieldId } from './field-id.ts'
import { HostText } from './host-text.tsx'
import css from './words.css?inline'

/** A section's heading with its text, or a statement: both are only read. */
export function Words({ question: { id, type, question, details } }: { question: Question }) {
  const place = useRef<HTMLDivElement>(null)
  useStyles(place, css)
  return (
    <div ref={place} className={type} part="words" id={fieldId(id)} tabIndex={-1}>
      {type === 'section' ? (
        <h3 part="heading" dir="auto">
          {question}
        </h3>
      ) : (
        <p dir="auto">
          <HostText text={question} />
        </p>
      )}
      {details && (
        <p className="details" dir="auto">
          <HostText text={details} />
        </p>
      )}
    </div>
  )
}
