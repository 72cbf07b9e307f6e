import { copyText } from '@cueroom/core/browser/copy-text.ts'
import type { ProviderContact as Contact } from '@cueroom/core/show/branding.ts'
import { useRef, useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './provider-contact.css?inline'

/** Milliseconds for which the button says that it has copied (specification 9). */
const copiedFor = 2_000

/** The provider's contact, next to the questions. */
export function ProviderContact({ contact }: { contact: Contact }) {
  const { questionnaire: texts } = useSpeech()
  const [copied, setCopied] = useState(false)
  const place = useRef<HTMLElement>(null)
  useStyles(place, css)
  const { name, email, phone, url } = contact
  const details = [name, email, phone, url].filter(Boolean).join('\n')

  const copy = async () => {
    if (await copyText(details)) {
      setCopied(true)
      setTimeout(() => setCopied(false), copiedFor)
    } else alert(details)
  }
  return (
    <aside ref={place} className="promo" part="promo" aria-label={texts.contact}>
      {name && <p className="name">{name}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
      <button type="button" part="button" onClick={() => void copy()}>
        {copied ? texts.copied : texts.copyContact}
      </button>
    </aside>
  )
}
