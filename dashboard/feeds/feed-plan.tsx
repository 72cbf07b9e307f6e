import type { FeedPlan as Plan } from '@cueroom/core/feeds/feeds.contract.ts'
import { planNotices } from '@cueroom/core/feeds/plan-notices.ts'
import type { FeedOutcome } from '@cueroom/core/feeds/send-feed.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { IconLock } from '../icons/index.ts'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { AcceptList, type Acceptable } from './accept-list.tsx'
import { useImportFeed } from './feeds.queries.ts'
import { episodeRow, guestRow, settingRow } from './plan-rows.ts'

const keysOf = (rows: Acceptable[], isOn: (row: Acceptable) => boolean = () => true) =>
  new Set(rows.filter(isOn).map(({ key }) => key))

const isSure = ({ isUnsure }: Acceptable) => !isUnsure

/** What importing the feed would change; each part can be left out. */
export function FeedPlan({ plan, onBack, onClose }: { plan: Plan; onBack: () => void; onClose: () => void }) {
  const rows = {
    settings: plan.settings.map(settingRow),
    episodes: plan.episodes.map(episodeRow),
    guests: plan.guests.map(guestRow),
  }
  const [settings, setSettings] = useState(() => keysOf(rows.settings, isSure))
  const [episodes, setEpisodes] = useState(() => keysOf(rows.episodes))
  const [guests, setGuests] = useState(() => keysOf(rows.guests, isSure))
  const importing = useImportFeed()
  const start = () =>
    importing.mutate({
      title: plan.title,
      settings: plan.settings.filter(({ setting }) => settings.has(setting)),
      episodes: plan.episodes.filter(({ guid }) => episodes.has(guid)),
      guests: plan.guests.filter(({ name }) => guests.has(name)),
    })
  if (importing.data) {
    const replaced = rows.settings.filter(({ key }) => settings.has(key))
    return <Imported outcome={importing.data} settings={replaced} onClose={onClose} />
  }
  const total = settings.size + episodes.size + guests.size
  const isEmpty = rows.settings.length + rows.episodes.length + rows.guests.length === 0
  return (
    <Stack>
      <Notices plan={plan} isEmpty={isEmpty} />
      <AcceptList title="Show settings" rows={rows.settings} accepted={settings} onChange={setSettings} />
      <AcceptList title="Past episodes" rows={rows.episodes} accepted={episodes} onChange={setEpisodes} />
      <AcceptList title="Past guests" rows={rows.guests} accepted={guests} onChange={setGuests} />
      {importing.isPending && <Progress value={importing.done * 100} aria-label="Importing" animated />}
      <DialogActions>
        <Button onClick={isEmpty ? onClose : onBack} disabled={importing.isPending}>
          {isEmpty ? 'Close' : 'Back'}
        </Button>
        {!isEmpty && (
          <Button variant="filled" onClick={start} disabled={total === 0} loading={importing.isPending}>
            Import
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}

function Notices({ plan, isEmpty }: { plan: Plan; isEmpty: boolean }) {
  return (
    <>
      {plan.isLocked && (
        <Alert variant="default" icon={<IconLock size={18} />} p="sm">
          This feed is locked: its owner doesn't want other platforms to import the show. Import it only if
          the show is yours.
        </Alert>
      )}
      {isEmpty && (
        <Text size="sm">
          {plan.known > 0
            ? 'Everything in this feed is already in your show.'
            : 'This feed has nothing to import.'}
        </Text>
      )}
      {planNotices({ ...plan, ...(isEmpty && { known: 0 }) }).map((notice) => (
        <Dimmed key={notice} dir="auto">
          {notice}
        </Dimmed>
      ))}
    </>
  )
}

interface ImportedProps {
  outcome: FeedOutcome
  /** Those that were changed. */
  settings: Acceptable[]
  onClose: () => void
}

function Imported({ outcome, settings, onClose }: ImportedProps) {
  const added = [
    ...(outcome.episodes > 0 ? [counted(outcome.episodes, 'episode')] : []),
    ...(outcome.guests > 0 ? [counted(outcome.guests, 'guest')] : []),
  ]
  const changed = outcome.settings > 0 ? ` Changed ${counted(outcome.settings, 'setting')}.` : ''
  return (
    <Stack>
      <Text role="status">
        {added.length > 0 ? `Added ${listed(added)}.` : 'No episodes or guests were added.'}
        {changed}
      </Text>
      {settings.map(({ key, label, about }) => (
        <Text key={key} size="sm" dir="auto">
          {`${label}: ${about.join('. ')}`}
        </Text>
      ))}
      <Dimmed>
        To undo the import, delete the new episodes and guests
        {settings.length > 0 && ', and restore the previous values in Show Settings'}.
      </Dimmed>
      <DialogActions>
        <Button variant="filled" onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogActions>
    </Stack>
  )
}
