import { Text } from '@mantine/core'

/** Secondary text: descriptions, counts, and what to say where there is nothing. */
export const Dimmed = Text.withProps({ size: 'sm', c: 'dimmed' })
