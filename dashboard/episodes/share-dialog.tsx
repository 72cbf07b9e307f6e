import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { MadeRunLink, RunLink } from '@cueroom/core/episodes/run-link.ts'
import { maxRunLinks, usualLinkDays } from '@cueroom/core/episodes/run-link-days.ts'
import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconLink } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LocalLinkNotice } from '../ui/local-link-notice.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { day } from '../ui/text.ts'
import { useRevokeRunLink, useRunLinks, useShareRun } from './run-links.queries.ts'

/** Creates and revokes links that let co-hosts read the run of show. */
export function ShareDialog({ episode, onClose }: { episode: Episode; onClose: () => void }) {
  const links = useRunLinks(episode.id)
  const [made, setMade] = useState<MadeRunLink | null>(null)
  return (
    <Dialog title="Share the run of show" size="lg" onClose={onClose}>
      <Stack>
        <Dimmed>
          Anyone with the link can read the current run of show without an account. They can’t change
          anything.
        </Dimmed>
        {made ? (
          <MadeLink made={made} />
        ) : (
          <NewLink episode={episode} isFull={(links.data?.length ?? 0) >= maxRunLinks} onMade={setMade} />
        )}
        {links.isPending && <RecordListSkeleton label="Loading the links" />}
        {links.isError && !links.data && <LoadFailure what="links" query={links} />}
        {links.data?.length === 0 && !made && <Dimmed>Nobody has a link yet.</Dimmed>}
        {links.data && links.data.length > 0 && (
          <RecordList label="Links">
            {links.data.map((link) => (
              <SharedLink key={link.id} link={link} episodeId={episode.id} />
            ))}
          </RecordList>
        )}
      </Stack>
    </Dialog>
  )
}

const MadeLink = ({ made: { link, url } }: { made: MadeRunLink }) => (
  <Alert variant="default" title={`A link for ${link.name}`}>
    <Stack gap="xs">
      <TextInput aria-label="Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Group>
        <CopyButton text={url} label="Copy link" data-autofocus />
        <Text size="sm">Copy it now: it isn’t shown again.</Text>
      </Group>
      <LocalLinkNotice link={url} />
    </Stack>
  </Alert>
)

const lengths = [
  { value: '7', label: '7 days' },
  { value: String(usualLinkDays), label: `${usualLinkDays} days` },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
]

interface NewLinkProps {
  episode: Episode
  isFull: boolean
  onMade: (made: MadeRunLink) => void
}

function NewLink({ episode, isFull, onMade }: NewLinkProps) {
  const { active } = useEntitlements()
  const [name, setName] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [days, setDays] = useState(String(usualLinkDays))
  const sharing = useShareRun(episode.id, onMade)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (name.trim()) sharing.mutate({ name: name.trim(), days: Number(days) })
  }
  return (
    <form onSubmit={submit}>
      <Group align="start" gap="sm">
        <TextInput
          label="Who is it for?"
          placeholder="Jonah"
          data-autofocus
          maxLength={100}
          value={name}
          error={isSubmitted && !name.trim() && 'Say who the link is for'}
          disabled={!active || isFull}
          onChange={(event) => setName(event.currentTarget.value)}
          flex="1 1 180px"
        />
        <Select
          label="Valid for"
          data={lengths}
          value={days}
          onChange={(value) => value && setDays(value)}
          allowDeselect={false}
          disabled={!active || isFull}
          w={120}
        />
        {/* On the line of the fields: a problem is shown below them */}
        <Button
          variant="filled"
          type="submit"
          loading={sharing.isPending}
          disabled={!active || isFull}
          mt={{ base: 0, xs: 25 }}
        >
          Create a link
        </Button>
      </Group>
      {isFull && (
        <Dimmed mt="xs">
          This episode has {maxRunLinks} links, which is the maximum. Revoke one to create another.
        </Dimmed>
      )}
    </form>
  )
}

function SharedLink({ link, episodeId }: { link: RunLink; episodeId: number }) {
  const revoking = useRevokeRunLink(episodeId)
  const { name, createdAt, expiresAt, openedAt } = link
  const used = openedAt ? `last opened ${day(openedAt)}` : 'not opened yet'
  return (
    <RecordItem
      icon={IconLink}
      title={name}
      details={[`Created ${day(createdAt)}, ${used}, works until ${day(expiresAt)}`]}
      action={
        <Button
          variant="subtle"
          color="red"
          aria-label={`Revoke the link for ${name}`}
          loading={revoking.isPending}
          onClick={() => revoking.mutate(link)}
        >
          Revoke
        </Button>
      }
    />
  )
}
