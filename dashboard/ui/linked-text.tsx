import { linkedParts } from '@cueroom/core/text/linked-parts.ts'
import { Anchor } from '@mantine/core'

/** Text with http(s) addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      part
    ) : (
      <Anchor key={place} href={href} target="_blank" rel="noopener noreferrer" inherit>
        {part}
      </Anchor>
    ),
  )
