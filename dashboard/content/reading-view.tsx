import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import { withPronunciation } from '@cueroom/core/exports/text-formats.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { minutesText, readingTime } from '@cueroom/core/show/reading-time.ts'
import { Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useSettings } from '../app/settings.queries.ts'
import { useGuest } from '../guests/guests.queries.ts'
import { IconLetterA } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { OutOfDate } from './out-of-date.tsx'
import { PaceTimer } from './pace-timer.tsx'
import { PlainParagraphs } from './text-body.tsx'
import { TextNote } from './text-note.tsx'
import classes from './reading-view.module.css'

interface Props {
  content: GeneratedContent
  guestName: string
  onClose: () => void
}

const readingTitles: Record<ContentType, string> = {
  introduction: 'Introduction',
  questions: 'Questions',
  show_notes: 'Show notes',
}

/** Sizes to read at, in pixels. */
const sizes = [24, 30, 38, 48]

/** Full-screen view of a text while recording: for an introduction, how long it takes this host to read, and how the name is said. */
export function ReadingView({ content, guestName, onClose }: Props) {
  const [size, setSize] = useState(1)
  const guest = useGuest(content.guestId)
  const settings = useSettings().data
  const pronunciation = guest.data ? pronunciationOf(guest.data) : null
  const seconds = readingTime(content.wordCount, settings?.contentStyles.wordsPerMinute)
  const { contentType } = content
  const isRead = contentType === 'introduction'
  const text = isRead ? withPronunciation(content.content, { guestName, pronunciation }) : content.content
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={`${readingTitles[contentType]} for ${guestName}`}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{
        overlay: classes.overlay,
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        close: classes.close,
      }}
      closeButtonProps={{ 'aria-label': 'Close the reading view' }}
    >
      <div className={classes.page}>
        <Group gap="lg" className={classes.facts}>
          {isRead && <Text size="sm">{minutesText(seconds)} min read aloud</Text>}
          {isRead && settings && (
            <div className={classes.pace}>
              <PaceTimer words={content.wordCount} />
            </div>
          )}
          {pronunciation && (
            <Text size="sm">
              {guestName} is pronounced <strong>{pronunciation}</strong>
            </Text>
          )}
          <Group gap={4} className={classes.sizes}>
            <Button
              size="compact-sm"
              aria-label="Smaller text"
              disabled={size === 0}
              onClick={() => setSize(size - 1)}
            >
              <IconLetterA size={13} />
            </Button>
            <Button
              size="compact-sm"
              aria-label="Larger text"
              disabled={size === sizes.length - 1}
              onClick={() => setSize(size + 1)}
            >
              <IconLetterA size={18} />
            </Button>
          </Group>
          <Dimmed className={classes.hint}>
            <Kbd>Esc</Kbd> closes this view
          </Dimmed>
        </Group>
        <div className={classes.notes}>
          <OutOfDate stale={content.stale} />
          {content.note && <TextNote note={content.note} />}
        </div>
        <div className={classes.text} style={{ '--size': `${sizes[size]}px` } as React.CSSProperties}>
          <PlainParagraphs type={contentType} text={text} />
        </div>
      </div>
    </Modal>
  )
}
