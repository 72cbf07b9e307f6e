import { Anchor } from '@mantine/core'

const address = /(https?:\/\/[^\s<>"“”]+)/i
const after = /(?<![.,;:!?)\]}'’])[.,;:!?)\]}'’]+$/

/** Text with http(s) addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(address).map((part, index) => {
    const href = index % 2 === 1 ? part.replace(after, '') : ''
    if (!URL.canParse(href)) return part
    return (
      <span key={index}>
        <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit>
          {href}
        </Anchor>
        {part.slice(href.length)}
      </span>
    )
  })
