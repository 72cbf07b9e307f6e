import { Text } from '@mantine/core'
import classes from './generated-text.module.css'

export const Counts = ({ words, characters }: { words: number; characters: number }) => (
  <Text size="sm" c="dimmed" className={classes.counts}>
    {words.toLocaleString('en-US')} words · {characters.toLocaleString('en-US')} characters
  </Text>
)
