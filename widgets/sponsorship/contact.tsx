import type { OfferContact } from '@cueroom/core/sponsorship/sponsorship-page.ts'

/** Whom a sponsor speaks with. An address that only stands in for one is no link: nobody would read what is sent there. */
export function Contact({ contact, inquiries }: { contact: OfferContact; inquiries: boolean }) {
  const { name, title, email, phone, placeholder } = contact
  return (
    <aside className="contact" part="contact" aria-label="Marketing contact">
      <h3>{inquiries ? 'Or write directly' : 'Write to us'}</h3>
      <p className="name">{name}</p>
      {title && <p>{title}</p>}
      <p>{placeholder ? email : <a href={`mailto:${email}`}>{email}</a>}</p>
      {placeholder && <p className="aside">A stand-in: this show has not named an address yet.</p>}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
    </aside>
  )
}
