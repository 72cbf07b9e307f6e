import { linkedParts } from '@cueroom/core/text/linked-parts.ts'

/** A text of the host with its web addresses as links; they open beside the form, which the guest is filling in. */
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
