import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconFileTypeDocx, IconPlayerPlay, IconPrinter, IconShare } from '../icons/index.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { shownDateFormat } from '../ui/date-format.ts'
import { useRunDocument } from './run-links.queries.ts'
import { useRunOfShow } from './run-of-show.queries.ts'
import { RunSheet } from './run-sheet.tsx'

const Teleprompter = lazyDialog(async () => (await import('./teleprompter.tsx')).Teleprompter)
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Reads, saves and shares a run of show. */
export function RunActions({ episode }: { episode: Episode }) {
  const run = useRunOfShow(episode.id).data
  const timeZone = useShowTimeZone()
  const saving = useRunDocument(episode.id)
  const [open, setOpen] = useState<'teleprompter' | 'share' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button size="md" leftSection={<IconShare size={18} />} onClick={() => setOpen('share')}>
        Share
      </Button>
      <Button
        size="md"
        leftSection={<IconFileTypeDocx size={18} />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        Word
      </Button>
      <Button
        variant="filled"
        size="md"
        leftSection={<IconPlayerPlay size={18} />}
        disabled={!run}
        onClick={() => setOpen('teleprompter')}
      >
        Open teleprompter
      </Button>
      {run && <RunSheet episode={episode} run={run} timeZone={timeZone} dateFormat={shownDateFormat()} />}
      {run && open === 'teleprompter' && <Teleprompter episode={episode} run={run} onClose={close} />}
      {open === 'share' && <ShareDialog episode={episode} onClose={close} />}
    </>
  )
}

/** Prints a run of show. */
export function PrintRun({ episode }: { episode: Episode }) {
  const run = useRunOfShow(episode.id).data
  return (
    <Menu.Item leftSection={<IconPrinter size={16} />} disabled={!run} onClick={() => window.print()}>
      Print
    </Menu.Item>
  )
}
