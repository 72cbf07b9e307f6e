import '@fontsource-variable/source-serif-4/index.css'
import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import classes from './generated-text.module.css'
import { SourcedParagraphs } from './sourced-paragraphs.tsx'

interface Props {
  type: ContentType
  text: string
  writing?: boolean
  /** With the sources of its sentences, where known. */
  sourced?: GeneratedContent
}

/** The text itself; introductions in a serif at a size for reading aloud. */
export function TextBody({ type, text, writing = false, sourced }: Props) {
  return (
    <div className={classes.text} data-type={type} data-writing={writing || undefined}>
      {sourced ? (
        <SourcedParagraphs content={sourced} />
      ) : (
        text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>)
      )}
    </div>
  )
}
