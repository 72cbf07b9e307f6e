import '@fontsource-variable/source-serif-4/index.css'
import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import { Skeleton } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { guestActions, guestPage, screens } from '../app/paths.ts'
import { MissingRecord } from '../app/missing-record.tsx'
import { rowIdIn } from '../app/row-id.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useTitle } from '../app/use-title.ts'
import { ReplaceQuestion } from '../content/replace-question.tsx'
import { type Act, asksBeforeDeleting } from '../guests/guest-actions.ts'
import { GuestDialogs } from '../guests/guest-dialogs.tsx'
import { useGuest, useListedCard } from '../guests/guests.queries.ts'
import { PhotoInput } from '../guests/photo-input.tsx'
import { useGuestActions } from '../guests/use-guest-actions.ts'
import { IconUserQuestion } from '../icons/index.ts'
import { useNavigate, usePathId, useSearchParams } from '../routing/routing.tsx'
import { RecordPage, RecordPageSkeleton } from '../ui/record-page.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { GuestHeader, GuestHeaderSkeleton } from './guest-header.tsx'
import { GuestSteps } from './guest-steps.tsx'
import { GuestTabs } from './guest-tabs.tsx'
import classes from './guest-page.module.css'
import { PrepSheet } from './prep-sheet.tsx'
import { useGuestTab } from './use-guest-tab.ts'
import { useReadiness } from './use-readiness.ts'
import { useTextGeneration } from './use-text-generation.ts'

/** Everything about one guest, with all actions. */
export function GuestPage() {
  const id = rowIdIn(usePathId(guestPage(':id')))
  return id ? <LoadedGuest key={id} id={id} /> : <NoGuest />
}

function LoadedGuest({ id }: { id: number }) {
  const guest = useGuest(id)
  useTitle(guest.data?.name ?? 'Guest')
  // Also one that was erased while the page was open
  if (guest.error instanceof ApiError && guest.error.status === 404) return <NoGuest />
  if (guest.data) return <WholeGuest guest={guest.data} />
  return guest.isError ? <LoadFailure what="guest" query={guest} /> : <GuestPageSkeleton id={id} />
}

const notSelecting = { toggle: () => {}, toggleTo: () => {} }

function WholeGuest({ guest }: { guest: Guest }) {
  const card = asCard(guest)
  const navigate = useNavigate()
  const { active } = useEntitlements()
  const { photoInput, ...actions } = useGuestActions(notSelecting)
  const tabs = useGuestTab()
  const readiness = useReadiness(card)
  const generation = useTextGeneration(guest.id, readiness.texts)
  const act: Act = (action, whom) => {
    actions.act(action, whom)
    if (action === 'delete-now' || (action === 'delete' && !asksBeforeDeleting(whom)))
      navigate(screens.guests.path)
  }
  useAddressedAction((action) => act(action, card))
  const page = { guest, card, act, mayChange: active, readiness, tabs, generation }
  return (
    <RecordPage>
      <Tips>
        <GuestHeader {...page} />
      </Tips>
      <GuestSteps {...page} />
      <div className={classes.columns}>
        <GuestTabs {...page} />
        <GuestFacts {...page} />
      </div>
      <GuestDialogs {...actions} act={act} guests={[card]} />
      <PhotoInput ref={photoInput} />
      <ReplaceQuestion name={guest.name} asking={generation.asking} />
      <PrepSheet guest={guest} progress={readiness} />
    </RecordPage>
  )
}

/** Opens the dialog that the address names, once. */
function useAddressedAction(act: (action: (typeof guestActions)[number]) => void) {
  const [params, setParams] = useSearchParams()
  const action = guestActions.find((name) => name === params.get('do'))
  const open = useEffectEvent((named: (typeof guestActions)[number]) => {
    setParams({}, { replace: true })
    act(named)
  })
  useEffect(() => {
    if (action) open(action)
  }, [action])
}

const NoGuest = () => <MissingRecord icon={IconUserQuestion} what="guest" />

function GuestPageSkeleton({ id }: { id: number }) {
  const card = useListedCard(id)
  return (
    <RecordPage>
      {card && <GuestHeaderSkeleton card={card} />}
      <RecordPageSkeleton label="Loading the guest">
        {!card && <Skeleton h={88} maw={460} radius="lg" />}
        <Skeleton h={84} radius={16} />
      </RecordPageSkeleton>
    </RecordPage>
  )
}
