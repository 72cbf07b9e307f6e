import { numberText } from '@cueroom/core/text/format.ts'
import { Text } from '@mantine/core'
import classes from './generated-text.module.css'

export const Counts = ({ words, characters }: { words: number; characters: number }) => (
  <Text size="sm" c="dimmed" className={classes.counts}>
    {numberText(words)} words · {numberText(characters)} characters
  </Text>
)
