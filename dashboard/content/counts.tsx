import { counted } from '@cueroom/core/text/format.ts'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './generated-text.module.css'

export const Counts = ({ words, characters }: { words: number; characters: number }) => (
  <Dimmed className={classes.counts}>
    {counted(words, 'word')} · {counted(characters, 'character')}
  </Dimmed>
)
