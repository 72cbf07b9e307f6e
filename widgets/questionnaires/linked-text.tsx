import { linkedParts } from '@cueroom/core/text/linked-parts.ts'

/** A host's text with web addresses as links, which open in a new tab so the form stays open. */
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
