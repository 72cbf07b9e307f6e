import { Button, Modal, Stack, Text } from '@mantine/core'
import { DialogActions } from '../ui/dialog-actions.tsx'

export const LeaveDialog = ({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) => (
  <Modal opened onClose={onClose} title="Leave without saving?">
    <Stack>
      <Text size="sm">Your changes on this screen aren't saved and will be lost.</Text>
      <DialogActions>
        <Button onClick={onLeave}>Leave without saving</Button>
        <Button variant="filled" onClick={onClose} data-autofocus>
          Stay
        </Button>
      </DialogActions>
    </Stack>
  </Modal>
)
