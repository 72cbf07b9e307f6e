import type { ContentType } from '@cueroom/core/content/content.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { Counts } from './counts.tsx'
import classes from './generated-text.module.css'
import { TextBody } from './text-body.tsx'

/** The text while it is being generated. */
export const TextInProgress = ({ type, text }: { type: ContentType; text: string }) => (
  <article aria-label="Writing…" aria-busy>
    <TextBody type={type} text={text} writing />
    <footer className={classes.foot}>
      <Counts words={wordCount(text)} characters={characterCount(text)} />
    </footer>
  </article>
)
