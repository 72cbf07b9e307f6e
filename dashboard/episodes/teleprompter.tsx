import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { RunOfShow, Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { offsetText, segmentLabels, withStarts } from '@cueroom/core/episodes/segments.ts'
import { noteCheckLabel } from '@cueroom/core/guests/texts-filters.ts'
import { Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useWakeLock } from '../ui/use-wake-lock.ts'
import { noteFor, titleOf } from './run-edits.ts'
import { TeleprompterBar } from './teleprompter-bar.tsx'
import classes from './teleprompter.module.css'
import { usePrompter } from './use-prompter.ts'
import { usePrompterSettings } from './use-prompter-settings.ts'

interface Props {
  episode: Episode
  run: RunOfShow
  onClose: () => void
}

/** The whole run of show to read on air. Works offline once open. */
export function Teleprompter({ episode, run, onClose }: Props) {
  // Frozen when opened, so the text doesn't change while the host reads
  const [segments] = useState(() => withStarts(run.segments))
  const [settings, change] = usePrompterSettings()
  const { page, onScroll, ...prompter } = usePrompter({ count: segments.length, settings, onChange: change })
  useWakeLock()
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': `Teleprompter: ${episode.title}` } }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ body: classes.body! }}
    >
      <TeleprompterBar
        segments={segments}
        settings={settings}
        onChange={change}
        prompter={prompter}
        onClose={onClose}
      />
      <Text size="xs" className={classes.keys}>
        Space plays and pauses · Page Down and Page Up turn the page · ← and → change the segment
      </Text>
      <div
        ref={page}
        className={classes.page}
        onScroll={onScroll}
        role="region"
        aria-label="Text"
        tabIndex={0}
        data-autofocus
        data-mirrored={settings.mirrored || undefined}
        style={{ '--size': `${settings.size}px` } as React.CSSProperties}
      >
        {segments.map((segment, place) => (
          <section key={segment.key} data-segment="" aria-current={place === prompter.at || undefined}>
            <p className={classes.label}>
              {offsetText(segment.start)} · {segmentLabels[segment.kind]}
            </p>
            <h2 dir="auto">{titleOf(segment)}</h2>
            <Note of={noteFor(run, segment)} />
            <Doubts of={segment} />
            {!segment.text && segment.kind !== 'break' && (
              <p className={classes.label}>Nothing written yet</p>
            )}
            {segment.text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} dir="auto">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Modal>
  )
}

/** What the host noted about the guest: not read aloud. */
const Note = ({ of }: { of: string | undefined }) => of && <p className={classes.label}>{of}</p>

/** Why the text may not be right to read, as the run of show says it. */
function Doubts({ of: { guestId, source } }: { of: Segment }) {
  if (guestId === null || !source) return null
  const doubts = [source.stale.length > 0 && 'Out of date', source.noteCheck && noteCheckLabel].filter(
    Boolean,
  )
  return doubts.length > 0 && <p className={`${classes.label} ${classes.doubts}`}>{doubts.join(' · ')}</p>
}
