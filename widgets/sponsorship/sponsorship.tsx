import { sponsorship as english } from '@cueroom/core/languages/english-sponsorship.ts'
import type { ClientOf } from '@cueroom/core/contract/client.ts'
import type { sponsorship } from '@cueroom/core/sponsorship/sponsorship.contract.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useEffect, useRef, useState } from 'react'
import { Branded } from '../shared/branded.tsx'
import { Audience } from './audience.tsx'
import { CompactCard } from './compact-card.tsx'
import { Contact } from './contact.tsx'
import type { Emit } from './events.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { Packages } from './packages.tsx'
import { LoadFailed } from '../shared/load-failed.tsx'
import { addEnglish, languageFor, useSpeech } from '../shared/speech.tsx'
import { Surface } from '../shared/surface.tsx'
import { Bones, Closed, Loading, Missing, Nothing } from './states.tsx'
import { useInquiry } from './use-inquiry.ts'
import { useOffer } from './use-offer.ts'

addEnglish(english)

/** The two calls a sponsorship page makes. */
export type SponsorshipApi = { sponsorship: Pick<typeof sponsorship, 'get' | 'inquire'> }

interface Props {
  api: ClientOf<SponsorshipApi, 'visitor'>
  /** The show's public id. */
  id: string
  theme?: string | undefined
  /** Language of the page. */
  pageLanguage?: string | undefined
  heading?: string | undefined
  /** Id or key of the package that is chosen to begin with. */
  preset?: string | undefined
  /** A card with names and prices first. */
  compact?: boolean
  /** Origin of the show's pictures. */
  origin?: string
  emit?: Emit
}

const nobody: Emit = () => {}

/** What a show offers its sponsors, and a form to write to it. */
export function Sponsorship({ theme, pageLanguage, ...props }: Props) {
  const { api, id, emit = nobody } = props
  const lang = languageFor(undefined, pageLanguage)
  const state = useOffer(api, { id, lang }, emit)
  const branding = state.loaded.state === 'ready' ? state.loaded.offer.branding : undefined
  return (
    <Surface theme={theme} pageLanguage={pageLanguage} dateFormat={branding?.dateFormat} waiting={<Bones />}>
      <Shown {...props} emit={emit} {...state} />
    </Surface>
  )
}

type ShownProps = Omit<Props, 'theme' | 'pageLanguage'> & { emit: Emit } & ReturnType<typeof useOffer>

function Shown({ heading, origin = '', loaded, retry, refresh, ...props }: ShownProps) {
  const { sponsorship: texts } = useSpeech()
  switch (loaded.state) {
    case 'missing':
      return <Missing />
    case 'failed':
      return <LoadFailed what="offerFailed" onRetry={retry} />
    case 'closed':
      return <Closed title={loaded.title} />
    case 'loading':
      return <Loading />
    case 'ready':
      return (
        <Branded branding={loaded.offer.branding} origin={origin}>
          <header part="header">
            <p dir="auto">{loaded.offer.branding.podcastName}</p>
            <h2 part="title" dir="auto">
              {heading ?? texts.heading}
            </h2>
          </header>
          {loaded.offer.configured ? (
            <Offered {...props} offer={loaded.offer} onChanged={refresh} />
          ) : (
            <Nothing />
          )}
        </Branded>
      )
  }
}

interface OfferedProps {
  preset?: string | undefined
  compact?: boolean
  api: ClientOf<SponsorshipApi, 'visitor'>
  id: string
  offer: PublicSponsorship
  emit: Emit
  onChanged(): void
}

function Offered({ compact = false, ...props }: OfferedProps) {
  const [opened, setOpened] = useState(false)
  return compact && !opened ? (
    <CompactCard packages={props.offer.packages} onOpen={() => setOpened(true)} />
  ) : (
    <WholeOffer {...props} focus={opened} />
  )
}

interface WholeOfferProps extends Omit<OfferedProps, 'compact'> {
  /** Whether the visitor opened it, to move focus there. */
  focus: boolean
}

function WholeOffer({ offer, focus, ...props }: WholeOfferProps) {
  const { packages, audience, contact, inquiries, branding, privacy } = offer
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const inquiry = useInquiry({ ...props, packages }, summary, trap)
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) start.current?.focus()
  }, [focus])
  const ask = (key: string) => {
    inquiry.type('package', key)
    columns.current?.querySelector('input')?.focus()
  }
  const asks = inquiries && inquiry.sending.state !== 'sent'
  return (
    <div ref={start} tabIndex={-1}>
      <Audience figures={audience} />
      <Packages packages={packages} chosen={inquiry.fields.package} onAsk={asks ? ask : undefined} />
      <div className="columns" ref={columns}>
        {inquiries && (
          <InquiryForm
            inquiry={inquiry}
            packages={packages}
            podcastName={branding.podcastName}
            privacy={privacy}
            summary={summary}
            trap={trap}
          />
        )}
        <Contact contact={contact} inquiries={inquiries} />
      </div>
    </div>
  )
}
