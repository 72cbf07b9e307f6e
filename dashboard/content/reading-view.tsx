import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { readingTime } from '@cueroom/core/content/reading-time.ts'
import { Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { IconLetterA } from '@tabler/icons-react'
import { useState } from 'react'
import { useGuest } from '../guests/guests.queries.ts'
import classes from './reading-view.module.css'

interface Props {
  content: GeneratedContent
  guestName: string
  onClose: () => void
}

/** Sizes to read at, in pixels. */
const sizes = [24, 30, 38, 48]

function spokenTime(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return `${minutes}:${rest} min`
}

/** Full-screen view for reading an introduction on air, with the name's pronunciation. Escape closes it. */
export function ReadingView({ content, guestName, onClose }: Props) {
  const [size, setSize] = useState(1)
  const guest = useGuest(content.guestId)
  const pronunciation = guest.data?.questionnaire.responses['pronunciation']
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={`Introduction of ${guestName}`}
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
          <Text size="sm">{spokenTime(readingTime(content.wordCount))} read aloud</Text>
          {typeof pronunciation === 'string' && pronunciation && (
            <Text size="sm">
              {guestName} is pronounced <strong>{pronunciation}</strong>
            </Text>
          )}
          <Group gap={4} className={classes.sizes}>
            <Button
              variant="default"
              size="compact-sm"
              aria-label="Smaller text"
              disabled={size === 0}
              onClick={() => setSize(size - 1)}
            >
              <IconLetterA size={13} aria-hidden />
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              aria-label="Larger text"
              disabled={size === sizes.length - 1}
              onClick={() => setSize(size + 1)}
            >
              <IconLetterA size={18} aria-hidden />
            </Button>
          </Group>
          <Text size="sm" c="dimmed" className={classes.hint}>
            <Kbd>Esc</Kbd> closes this view
          </Text>
        </Group>
        <div className={classes.text} style={{ '--size': `${sizes[size]}px` } as React.CSSProperties}>
          {content.content.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Modal>
  )
}
