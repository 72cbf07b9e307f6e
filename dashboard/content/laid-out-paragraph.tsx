import type { ReactNode } from 'react'
import classes from './generated-text.module.css'
import type { LaidOut } from './laid-out-pieces.ts'
import type { Piece } from './text-pieces.ts'

interface Props {
  parts: readonly LaidOut[]
  render: (piece: Piece) => ReactNode
}

/** A paragraph of a text with its heading or lists. */
export const LaidOutParagraph = ({ parts, render }: Props) =>
  parts.map((part, index) => {
    if (part.kind === 'heading')
      return (
        <h3 key={index} className={classes.heading}>
          {part.pieces.map(({ text }) => text)}
        </h3>
      )
    if (part.kind === 'text')
      return (
        <div key={index} role="paragraph" data-paragraph>
          {part.pieces.map(render)}
        </div>
      )
    const items = part.items.map((item, place) => <li key={place}>{item.map(render)}</li>)
    return part.kind === 'numbered' ? (
      <ol key={index} start={part.start} data-paragraph>
        {items}
      </ol>
    ) : (
      <ul key={index} data-paragraph>
        {items}
      </ul>
    )
  })
