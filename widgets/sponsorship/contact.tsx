import type { OfferContact } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useSpeech } from '../shared/speech.tsx'

/** The sponsors' contact. A placeholder address isn't linked, because nobody reads mail sent there. */
export function Contact({ contact, inquiries }: { contact: OfferContact; inquiries: boolean }) {
  const { sponsorship: texts } = useSpeech()
  const { name, title, email, phone, placeholder } = contact
  return (
    <aside className="contact" part="contact" aria-label={texts.marketingContact}>
      <h3>{inquiries ? texts.writeDirectly : texts.writeToUs}</h3>
      <p className="name">{name}</p>
      {title && <p>{title}</p>}
      <p>{placeholder ? email : <a href={`mailto:${email}`}>{email}</a>}</p>
      {placeholder && <p className="aside">{texts.standIn}</p>}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
    </aside>
  )
}
