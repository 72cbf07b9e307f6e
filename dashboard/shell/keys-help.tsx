import { Kbd, Modal, Stack, Switch, Table } from '@mantine/core'
import { setShortcutsOn, shortcutsOn } from '../app/shortcuts.ts'
import { useStore } from '../ui/store.ts'

const keys = [
  { keys: ['Ctrl', 'K'], does: 'Search screens, guests and actions (⌘ K on a Mac)' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['/'], does: 'Search your guests, in the Guest Manager' },
  { keys: ['n'], does: 'Add a guest, in the Guest Manager' },
  { keys: ['←', '↑', '→', '↓'], does: 'Move between guests; Home and End jump to the first and last' },
  { keys: ['Enter'], does: 'Open the focused guest' },
  { keys: ['e'], does: 'Edit the focused guest' },
  { keys: ['x'], does: 'Select the focused guest' },
  {
    keys: ['Shift', 'Space'],
    does: 'Select a range, as Shift-click does',
  },
  { keys: ['Delete'], does: 'Delete the focused guest; you can undo it' },
  { keys: ['Ctrl', 'Enter'], does: 'Generate, in the Content Generator' },
  { keys: ['Ctrl', 'S'], does: 'Save, in Show Settings and the text editor' },
  { keys: ['Esc'], does: 'Close the dialog or menu' },
]

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useStore(shortcutsOn)
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack>
        <Table withRowBorders verticalSpacing="xs" horizontalSpacing={0}>
          <Table.Tbody>
            {keys.map(({ keys: pressed, does }) => (
              <Table.Tr key={does}>
                <Table.Td>{does}</Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {pressed.map((key) => (
                    <Kbd key={key} ml={4}>
                      {key}
                    </Kbd>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label="Single-key shortcuts"
          description="Turn them off if you use dictation or often press keys by accident"
          checked={on}
          onChange={(event) => setShortcutsOn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  )
}
