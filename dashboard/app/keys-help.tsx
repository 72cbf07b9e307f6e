import { Kbd, Modal, Stack, Switch, Table } from '@mantine/core'
import { setSingleKeys, singleKeys } from './single-keys.ts'
import { useStore } from './store.ts'

const keys = [
  { keys: ['Ctrl', 'K'], does: 'Search screens, guests and actions (⌘ K on a Mac)' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['/'], does: 'Search your guests, in the Guest Manager' },
  { keys: ['n'], does: 'Add a guest, in the Guest Manager' },
  { keys: ['←', '↑', '→', '↓'], does: 'Go from guest to guest; Home and End to the first and the last' },
  { keys: ['Enter'], does: 'Open the guest that has the focus' },
  { keys: ['e'], does: 'Edit it' },
  { keys: ['x'], does: 'Select it' },
  {
    keys: ['Shift', 'Space'],
    does: 'Select all from the last selected to it; Shift and a click do the same',
  },
  { keys: ['Delete'], does: 'Delete it; the message has an Undo' },
  { keys: ['Ctrl', 'Enter'], does: 'Generate, in the Content Generator' },
  { keys: ['Esc'], does: 'Close what is open' },
]

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useStore(singleKeys)
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
          label="Keys without Ctrl"
          description="Switch them off if you dictate text or press keys by accident"
          checked={on}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  )
}
