import type { Branding } from '@cueroom/core/show/branding.ts'
import { createContext, type CSSProperties, type ReactNode, useState } from 'react'
import { useSpeech } from './speech.tsx'

interface Props {
  branding: Branding
  /** Origin of the show's pictures. */
  origin: string
  children: ReactNode
}

/** Where the show's pictures are, such as a photo that a guest sent before. */
export const PictureOrigin = createContext('')

/** What a widget shows, in the colour and under the logo of its show, or with the product's name below. */
export function Branded({ branding, origin, children }: Props) {
  const { shared } = useSpeech()
  const { accent, accentText, poweredBy } = branding
  const colours = accent ? { '--brand': accent, '--brand-text': accentText } : {}
  return (
    <div className={accent ? 'branded' : undefined} style={colours as CSSProperties}>
      <Logo {...branding} origin={origin} />
      <PictureOrigin value={origin}>{children}</PictureOrigin>
      {poweredBy && <p className="powered">{shared.powered}</p>}
    </div>
  )
}

// A page whose policy lets no pictures in is better off with the name alone than with a broken picture
function Logo({ logo, podcastName, origin }: Branding & { origin: string }) {
  const [broken, setBroken] = useState(false)
  if (!logo || broken) return null
  return (
    <img className="logo" part="logo" src={origin + logo} alt={podcastName} onError={() => setBroken(true)} />
  )
}
