import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { DataPanel } from './data-panel.tsx'
import { FactCheckPanel } from './fact-check-panel.tsx'
import classes from './guest-page.module.css'
import { GuestLinkPanel } from './guest-link-panel.tsx'
import { useGuestLink } from './guest-link.queries.ts'
import { OfferTimes } from './offer-times.tsx'
import { ReleasePanel } from './release-panel.tsx'

/** The host's side of the guest's own page. */
export function GuestOwnPage({ guest, mayChange }: { guest: Guest; mayChange: boolean }) {
  const { may } = useEntitlements()
  const link = useGuestLink(guest.id)
  if (link.isError && !link.data) return <LoadFailure what="guest's page" query={link} />
  if (!link.data) return <OwnPageSkeleton />
  const allowed = mayChange && may('questionnaires')
  const page = link.data
  return (
    <Stack gap="xl">
      {!allowed && (
        <NotAllowed feature="questionnaires">You can still see what the guest sent before.</NotAllowed>
      )}
      <Section title="Private link">
        <GuestLinkPanel guest={guest} page={page} mayChange={allowed} />
      </Section>
      <Section title="Times to choose from">
        <OfferTimes guest={guest} page={page} mayChange={allowed} />
      </Section>
      <Section title="Fact check">
        <FactCheckPanel
          key={page.factCheck?.id}
          guestId={guest.id}
          name={guest.name}
          check={page.factCheck}
          mayChange={mayChange}
        />
      </Section>
      <Section title="Release">
        <ReleasePanel name={guest.name} page={page} mayChange={allowed} />
      </Section>
      <Section title="Their data">
        <DataPanel guest={guest} requests={page.requests} />
      </Section>
    </Stack>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={classes.ownPart}>
    <h2>{title}</h2>
    {children}
  </section>
)

const OwnPageSkeleton = () => (
  <Stack role="status" aria-label="Loading the guest's page">
    <Skeleton h={60} radius="md" />
    <Skeleton h={120} radius="md" />
  </Stack>
)
