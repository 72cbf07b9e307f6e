import '@fontsource-variable/source-serif-4/index.css'
import type { Rehearsal, RehearsedText } from '@cueroom/core/content/rehearsal.ts'
import { rehearsedGuestsMax } from '@cueroom/core/content/rehearsed-guests.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Alert, Button, Group, Modal, MultiSelect, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tellFailure, useApi } from '../app/api.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { personLine } from '../guests/person-line.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { EmptyState, LockedPanel } from '../ui/states.tsx'
import { counted } from '../ui/text.ts'
import { IconUsers } from '@tabler/icons-react'
import classes from './rehearsal-dialog.module.css'

interface Props {
  tried: NewShowSettings
  /** Whether anything differs from what is saved. */
  changed: boolean
  onClose: () => void
}

/** Drafts introductions with the settings on screen, beside those of today. Nothing is saved or kept. */
export function RehearsalDialog({ tried, changed, onClose }: Props) {
  const { active, may } = useEntitlements()
  const { guests, loaded } = useGuests()
  return (
    <Modal
      opened
      onClose={onClose}
      size={1180}
      title="Try your settings"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {!active || !may('contentGeneration') ? (
        <LockedPanel
          title="Content generation is off"
          description="Trying settings writes texts, which this show cannot do now."
        />
      ) : loaded && guests.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title="No guests yet"
          description="Settings are tried on one of your guests. Add one first."
        />
      ) : (
        <Rehearse tried={tried} changed={changed} guests={guests} />
      )}
    </Modal>
  )
}

type Guests = ReturnType<typeof useGuests>['guests']

const pickable = 200

function useRehearsal() {
  const api = useApi()
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])
  return useMutation({
    mutationFn: ({ guestIds, tried }: { guestIds: number[]; tried: NewShowSettings }) => {
      abort.current = new AbortController()
      const { showLogo: _logo, accent: _accent, hosts, ...settings } = tried
      const faceless = hosts?.map((host) => ({ ...host, photo: null }))
      const body = { ...settings, guestIds, ...(faceless && { hosts: faceless }) }
      return api.content.rehearse({ body, signal: abort.current.signal })
    },
    onError: (error) => {
      if (abort.current?.signal.aborted) return
      tellFailure(error, {
        title: 'Generation Failed',
        message: 'Failed to generate content. Please try again.',
      })
    },
  })
}

function Rehearse({ tried, changed, guests }: Omit<Props, 'onClose'> & { guests: Guests }) {
  const [chosen, setChosen] = useState<string[]>()
  const ids = chosen ?? guests.slice(0, 1).map(({ id }) => String(id))
  const rehearsal = useRehearsal()
  const draft = () => rehearsal.mutate({ guestIds: ids.map(Number), tried })
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        Writes an introduction with the settings as they are saved and one with the settings on your screen.
        Nothing is saved, and neither text is kept.
      </Text>
      <div className={classes.ask}>
        <MultiSelect
          label="Guests"
          description={`Up to ${rehearsedGuestsMax}`}
          data={guests.slice(0, pickable).map((guest) => ({
            value: String(guest.id),
            label: guest.name,
            about: personLine(guest),
          }))}
          value={ids}
          onChange={setChosen}
          maxValues={rehearsedGuestsMax}
          searchable
          hidePickedOptions
          flex={1}
        />
        <Button onClick={draft} loading={rehearsal.isPending} disabled={ids.length === 0}>
          Draft introductions
        </Button>
      </div>
      {!changed && (
        <Alert variant="default" p="sm">
          Nothing has changed yet, so both introductions will be the same.
        </Alert>
      )}
      {rehearsal.isPending && <PairSkeleton />}
      {rehearsal.data?.map((pair) => (
        <Pair key={pair.guestId} pair={pair} />
      ))}
    </Stack>
  )
}

function Pair({ pair: { guestName, today, changed } }: { pair: Rehearsal }) {
  return (
    <section aria-label={`Introductions for ${guestName}`}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {guestName}
        </Title>
        {today.content === changed.content && (
          <Text size="sm" c="dimmed">
            Word for word the same
          </Text>
        )}
      </Group>
      <div className={classes.pair}>
        <Introduction title="As saved today" text={today} />
        <Introduction title="With your changes" text={changed} />
      </div>
    </section>
  )
}

const Introduction = ({ title, text }: { title: string; text: RehearsedText }) => (
  <article className={classes.introduction} aria-label={title}>
    <Group justify="space-between" mb="sm">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xs" c="dimmed">
        {counted(text.wordCount, 'word')}
      </Text>
    </Group>
    <div className={classes.text}>{text.content}</div>
    <Stack gap={6} mt="md" align="flex-start">
      {text.note && (
        <Text size="xs" c="dimmed">
          {text.note}
        </Text>
      )}
      <ProviderBadge provider={text.provider} model={text.model} />
    </Stack>
  </article>
)

const PairSkeleton = () => (
  <div className={classes.pair} role="status" aria-label="Writing the introductions">
    <Skeleton h={320} radius="md" />
    <Skeleton h={320} radius="md" />
  </div>
)
