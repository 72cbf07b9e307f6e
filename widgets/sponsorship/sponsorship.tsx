import type { ClientOf } from '@cueroom/core/contract/client.ts'
import type { sponsorship } from '@cueroom/core/sponsorship/sponsorship.contract.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useRef } from 'react'
import { Branded } from '../shared/branded.tsx'
import { Audience } from './audience.tsx'
import { Contact } from './contact.tsx'
import type { Emit } from './events.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { Packages } from './packages.tsx'
import { LoadFailed } from '../shared/load-failed.tsx'
import { Closed, Loading, Missing, Nothing } from './states.tsx'
import { useInquiry } from './use-inquiry.ts'
import { useOffer } from './use-offer.ts'

/** The two calls a sponsorship page makes. */
export type SponsorshipApi = { sponsorship: Pick<typeof sponsorship, 'get' | 'inquire'> }

interface Props {
  api: ClientOf<SponsorshipApi, 'visitor'>
  /** The show's public id. */
  id: string
  theme?: string | undefined
  heading?: string | undefined
  /** Origin of the show's pictures. */
  origin?: string
  emit?: Emit
}

const nobody: Emit = () => {}

/** What a show offers its sponsors, and a form to write to it. */
export function Sponsorship({ theme = 'light', ...rest }: Props) {
  return (
    <div className="cueroom" data-theme={theme} dir="ltr" part="surface">
      <Loaded {...rest} />
    </div>
  )
}

function Loaded({
  heading = 'Sponsorship Packages',
  origin = '',
  emit = nobody,
  ...props
}: Omit<Props, 'theme'>) {
  const { loaded, retry, refresh } = useOffer(props.api, props.id, emit)
  switch (loaded.state) {
    case 'missing':
      return <Missing />
    case 'failed':
      return <LoadFailed title="Couldn't load the packages" onRetry={retry} />
    case 'closed':
      return <Closed title={loaded.title} />
    case 'loading':
      return <Loading />
    case 'ready':
      return (
        <Branded branding={loaded.offer.branding} origin={origin}>
          <header>
            <p>{loaded.offer.branding.podcastName}</p>
            <h2 part="title">{heading}</h2>
          </header>
          {loaded.offer.configured ? (
            <Offered {...props} emit={emit} offer={loaded.offer} onChanged={refresh} />
          ) : (
            <Nothing />
          )}
        </Branded>
      )
  }
}

interface OfferedProps {
  api: ClientOf<SponsorshipApi, 'visitor'>
  id: string
  offer: PublicSponsorship
  emit: Emit
  onChanged(): void
}

function Offered({ offer, ...props }: OfferedProps) {
  const { packages, audience, contact, inquiries, branding } = offer
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const inquiry = useInquiry({ ...props, packages }, summary, trap)
  const ask = (key: string) => {
    inquiry.type('package', key)
    columns.current?.querySelector('input')?.focus()
  }
  const asks = inquiries && inquiry.sending.state !== 'sent'
  return (
    <>
      <Audience figures={audience} />
      <Packages packages={packages} onAsk={asks ? ask : undefined} />
      <div className="columns" ref={columns}>
        {inquiries && (
          <InquiryForm
            inquiry={inquiry}
            packages={packages}
            podcastName={branding.podcastName}
            summary={summary}
            trap={trap}
          />
        )}
        <Contact contact={contact} inquiries={inquiries} />
      </div>
    </>
  )
}
