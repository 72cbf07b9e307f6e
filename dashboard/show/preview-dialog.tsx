import { counted } from '@cueroom/core/text/format.ts'
import '@fontsource-variable/source-serif-4/index.css'
import type { Preview as PreviewPair, PreviewText } from '@cueroom/core/content/preview.ts'
import { previewGuestsMax } from '@cueroom/core/content/preview-guests.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Alert, Button, Group, Modal, MultiSelect, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { EmptyState } from '../ui/states.tsx'
import { IconUsers } from '@tabler/icons-react'
import classes from './preview-dialog.module.css'
import { usePreview, type WrittenSoFar } from './use-preview.ts'

interface Props {
  tried: NewShowSettings
  /** Whether there are unsaved changes. */
  changed: boolean
  onClose: () => void
}

/** Previews introductions with the settings on screen, next to the saved ones. Nothing is stored. */
export function PreviewDialog({ tried, changed, onClose }: Props) {
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
        <NotAllowed feature="contentGeneration">Trying settings generates texts.</NotAllowed>
      ) : loaded && guests.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title="No guests yet"
          description="Settings are tried on one of your guests. Add a guest first."
        />
      ) : (
        <Preview tried={tried} changed={changed} guests={guests} />
      )}
    </Modal>
  )
}

type Guests = ReturnType<typeof useGuests>['guests']

const pickable = 200

function Preview({ tried, changed, guests }: Omit<Props, 'onClose'> & { guests: Guests }) {
  const [chosen, setChosen] = useState<string[]>()
  const ids = chosen ?? guests.slice(0, 1).map(({ id }) => String(id))
  const previewing = usePreview()
  const draft = () => previewing.mutate({ guestIds: ids.map(Number), tried })
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        Writes one introduction with your saved settings and one with the settings on screen. Neither is
        saved.
      </Text>
      <div className={classes.ask}>
        <MultiSelect
          label="Guests"
          description={`Up to ${previewGuestsMax}`}
          data={guests.slice(0, pickable).map((guest) => ({
            value: String(guest.id),
            label: guest.name,
            about: personLine(guest),
          }))}
          value={ids}
          onChange={setChosen}
          maxValues={previewGuestsMax}
          searchable
          hidePickedOptions
          flex={1}
        />
        <Button onClick={draft} loading={previewing.isPending} disabled={ids.length === 0}>
          Draft introductions
        </Button>
      </div>
      {!changed && (
        <Alert variant="default" p="sm">
          You haven't changed anything, so both introductions will be the same.
        </Alert>
      )}
      {previewing.isPending &&
        ids.map((id) => (
          <PairInProgress
            key={id}
            name={guests.find((guest) => String(guest.id) === id)?.name ?? ''}
            written={previewing.written.get(Number(id))}
          />
        ))}
      {previewing.data?.map((pair) => (
        <Pair key={pair.guestId} pair={pair} />
      ))}
    </Stack>
  )
}

const titles = { today: 'As saved today', changed: 'With your changes' }

function Pair({ pair: { guestName, today, changed } }: { pair: PreviewPair }) {
  return (
    <section aria-label={`Introductions for ${guestName}`}>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h5">
          {guestName}
        </Title>
        {today.content === changed.content && (
          <Text size="sm" c="dimmed">
            Identical
          </Text>
        )}
      </Group>
      <div className={classes.pair}>
        <Introduction title={titles.today} text={today} />
        <Introduction title={titles.changed} text={changed} />
      </div>
    </section>
  )
}

const Introduction = ({ title, text }: { title: string; text: PreviewText }) => (
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

/** Both streamed texts of a guest; a skeleton until the first words arrive. */
const PairInProgress = ({ name, written }: { name: string; written: WrittenSoFar | undefined }) => (
  <section aria-label={`Introductions for ${name}`} aria-busy>
    <Title order={3} size="h5" mb="xs">
      {name}
    </Title>
    <div className={classes.pair}>
      {(['today', 'changed'] as const).map((version) =>
        written?.[version] ? (
          <article
            key={version}
            className={classes.introduction}
            aria-label={`${titles[version]}, in progress`}
          >
            <Text size="sm" fw={600} mb="sm">
              {titles[version]}
            </Text>
            <div className={classes.text}>{written[version]}</div>
          </article>
        ) : (
          <Skeleton key={version} h={240} radius="md" role="status" aria-label="Writing an introduction" />
        ),
      )}
    </div>
  </section>
)
