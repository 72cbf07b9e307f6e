import { wordCount } from '@cueroom/core/text/word-count.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { counted } from '@cueroom/core/text/counted.ts'
import classes from './text-conflict.module.css'

interface Props {
  mine: string
  theirs: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Version conflict: shows both versions of the text for the host to choose. */
export const TextConflict = ({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: Props) => (
  <Modal opened onClose={onClose} size={1000} title="Someone else changed this text">
    <Stack>
      <Text size="sm">
        Someone else saved this text while you were editing. Nothing is lost: choose which version to keep.
      </Text>
      <div className={classes.pair}>
        <Version title="Yours" text={mine} />
        <Version title="Theirs" text={theirs} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          Keep mine
        </Button>
      </DialogActions>
    </Stack>
  </Modal>
)

const Version = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <Text size="sm" fw={600} mb={6}>
      {title}{' '}
      <Text span c="dimmed" fw={400}>
        · {counted(wordCount(text), 'word')}
      </Text>
    </Text>
    <div className={classes.text} tabIndex={0} role="region" aria-label={`${title}, whole`}>
      {text}
    </div>
  </section>
)
