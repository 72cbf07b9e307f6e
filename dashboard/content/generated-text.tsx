import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { isClaim } from '@cueroom/core/content/claims.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { ActionIcon, Button, Group, Switch, Title } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { type ReactNode, useState } from 'react'
import { IconEdit, IconFileTypeDocx, IconHistory, IconMaximize, IconTrash } from '../icons/index.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { readStored, writeStored } from '../ui/storage.ts'
import { showTime } from '../ui/text.ts'
import { Counts } from './counts.tsx'
import { DownloadText } from './download-text.tsx'
import classes from './generated-text.module.css'
import { OutOfDate } from './out-of-date.tsx'
import { TextBody } from './text-body.tsx'
import { TextNote } from './text-note.tsx'

interface Props {
  content: GeneratedContent
  guestName: string
  /** A button that does what the note asks for. */
  noteAction?: ReactNode
  /** The edit is on screen and being saved. */
  saving?: boolean
  onEdit: () => void
  onDelete: () => void
  deleting?: boolean
  /** Opens the reading view. */
  onRead: () => void
  /** Opens the earlier versions. */
  onVersions: () => void
  onExport: () => void
  exporting: boolean
}

const SourcesDialog = lazyDialog(async () => (await import('./sources-dialog.tsx')).SourcesDialog)

const editWords = { host: 'edited by hand', guest: 'corrected by the guest' }

const sourcesOff = 'cueroom.sources-off'

/** Whether sentences show their sources; remembered in this browser. */
function useSources() {
  const [shown, setShown] = useState(() => readStored(sourcesOff) === null)
  const set = (on: boolean) => {
    writeStored(sourcesOff, on ? null : 'off')
    setShown(on)
  }
  return [shown, set] as const
}

/** A generated text with its notes and actions. */
export function GeneratedText(props: Props) {
  const { content, guestName, saving = false, noteAction } = props
  const { contentType, provider, model, note, createdAt, sources, edited } = content
  const timeZone = useShowTimeZone()
  const [sourcesShown, showSources] = useSources()
  const [listed, setListed] = useState(false)
  const unsupported = sources.filter(
    ({ from, start, end }) => from.length === 0 && isClaim(content.content.slice(start, end)),
  ).length
  return (
    <article className={classes.generated} aria-label={`${contentTypeLabels[contentType]} for ${guestName}`}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h4">
            {contentTypeLabels[contentType]}
          </Title>
          <Dimmed>
            for {guestName} · {saving ? 'Saving…' : showTime(createdAt, timeZone)}
            {!saving && edited && ` · ${editWords[edited.by]} ${showTime(edited.at, timeZone)}`}
          </Dimmed>
        </div>
        <Actions {...props} saving={saving} />
      </header>
      <OutOfDate stale={content.stale} />
      {note && <TextNote note={note} guestId={content.guestId} action={noteAction} />}
      <TextBody
        type={contentType}
        text={content.content}
        {...(sourcesShown && sources.length > 0 && { sourced: content })}
      />
      <footer className={classes.foot}>
        <ProviderBadge provider={provider} model={model} edited={edited !== null} />
        {sources.length > 0 && (
          <Group gap="xs">
            <Switch
              size="xs"
              label={`Sources${sourcesShown && unsupported > 0 ? `: ${unsupported} unsupported, underlined` : ''}`}
              checked={sourcesShown}
              onChange={(event) => showSources(event.currentTarget.checked)}
            />
            <Button size="compact-sm" onClick={() => setListed(true)}>
              List sources
            </Button>
          </Group>
        )}
        <Counts words={content.wordCount} characters={content.characterCount} />
      </footer>
      {listed && <SourcesDialog content={content} onClose={() => setListed(false)} />}
    </article>
  )
}

function Actions(props: Props) {
  const { content, guestName, saving, onEdit, onDelete, deleting, onRead, onVersions, onExport, exporting } =
    props
  return (
    <Group gap="xs">
      <Button leftSection={<IconMaximize size={17} />} onClick={onRead}>
        Read
      </Button>
      <Button leftSection={<IconEdit size={17} />} onClick={onEdit} disabled={saving ?? false}>
        Edit
      </Button>
      <Button leftSection={<IconHistory size={17} />} onClick={onVersions} disabled={saving ?? false}>
        Versions
      </Button>
      <CopyButton text={content.content} />
      <DownloadText content={content} guestName={guestName} />
      <Button leftSection={<IconFileTypeDocx size={17} />} onClick={onExport} loading={exporting}>
        Export to Word
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        c="var(--mantine-color-error)"
        aria-label="Delete"
        onClick={onDelete}
        loading={deleting ?? false}
        disabled={saving ?? false}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </Group>
  )
}
