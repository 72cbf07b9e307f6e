import { linkedParts } from '@cueroom/core/text/linked-parts.ts'

/** A text of the host with its web addresses as links; they open in a new tab, so that the form stays open. */
export const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      part
    ) : (
      <a key={place} href={href} target="_blank" rel="nofollow noopener">
        {part}
      </a>
    ),
  )
