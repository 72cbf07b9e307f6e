import '@fontsource-variable/source-serif-4/index.css'
import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import classes from './generated-text.module.css'
import { LaidOutParagraph } from './laid-out-paragraph.tsx'
import { laidOut } from './laid-out-pieces.ts'
import { SourcedParagraphs } from './sourced-paragraphs.tsx'
import { type Piece, textPieces } from './text-pieces.ts'

interface Props {
  type: ContentType
  text: string
  writing?: boolean
  /** With the sources of its sentences, where known. */
  sourced?: GeneratedContent
}

/** The text itself; introductions in a serif at a size for reading aloud. */
export const TextBody = ({ type, text, writing = false, sourced }: Props) => (
  <div className={classes.text} data-type={type} data-writing={writing || undefined}>
    {sourced ? (
      <SourcedParagraphs content={sourced} />
    ) : (
      <PlainParagraphs type={type} text={text} writing={writing} />
    )}
  </div>
)

const asSpan = ({ text, start }: Piece) => <span key={start}>{text}</span>

/** While it is written, a text has no layout yet: it would jump. */
export const PlainParagraphs = ({ type, text, writing = false }: Omit<Props, 'sourced'>) =>
  type === 'introduction' || writing
    ? text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>)
    : textPieces(text, []).map((pieces, index) => (
        <LaidOutParagraph key={index} parts={laidOut(type, pieces)} render={asSpan} />
      ))
