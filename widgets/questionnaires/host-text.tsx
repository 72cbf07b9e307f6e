import { later } from '../shared/later.tsx'

interface Props {
  text: string
}

const Plain = ({ text }: Props) => text

// Few texts have an address in them
const LinkedText = later(async () => (await import('./linked-text.tsx')).LinkedText, Plain, Plain)

/** A text of the host, whose web addresses are links once what makes them has loaded. */
export const HostText = (props: Props) =>
  props.text.includes('://') ? <LinkedText {...props} /> : props.text
