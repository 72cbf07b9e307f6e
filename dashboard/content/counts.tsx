import { numberText } from '@cueroom/core/text/format.ts'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './generated-text.module.css'

export const Counts = ({ words, characters }: { words: number; characters: number }) => (
  <Dimmed className={classes.counts}>
    {numberText(words)} words · {numberText(characters)} characters
  </Dimmed>
)
