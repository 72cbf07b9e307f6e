import { settingLabel } from '@cueroom/core/show/setting-fields.ts'
import { Button, Modal, Stack, Table, Text } from '@mantine/core'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import classes from './fields.module.css'
import { readableSetting } from './readable-setting.ts'
import { changedPaths, valueAt } from './setting-changes.ts'
import type { Conflict } from './use-settings-editor.ts'

interface Props extends Conflict {
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Version conflict: shows where both versions differ and lets the host choose. */
export function ConflictDialog({ base, mine, theirs, saving, onKeepMine, onTakeTheirs, onClose }: Props) {
  const paths = changedPaths(base, mine).filter((path) => changedPaths(theirs, mine).includes(path))
  const others = changedPaths(base, theirs).filter((path) => !paths.includes(path))
  return (
    <Modal opened onClose={onClose} size="xl" title="Someone else changed the settings">
      <Stack>
        <Text size="sm">
          Someone else saved these settings while you were editing. Nothing is lost: choose which version to
          keep.
        </Text>
        <ScrollTable label="Differences" minWidth={300}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Setting</Table.Th>
              <Table.Th>Yours</Table.Th>
              <Table.Th>Theirs</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {paths.map((path) => (
              <Table.Tr key={path}>
                <Table.Th scope="row" fw={550}>
                  {settingLabel(path)}
                </Table.Th>
                <Table.Td className={classes.value}>{readableSetting(path, valueAt(mine, path))}</Table.Td>
                <Table.Td className={classes.value}>{readableSetting(path, valueAt(theirs, path))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
        {others.length > 0 && (
          <Text size="sm" c="dimmed">
            They also changed {[...new Set(others.map(settingLabel))].join(', ')}. You didn't change that, so
            their version is kept.
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onTakeTheirs} disabled={saving}>
            Use theirs
          </Button>
          <Button onClick={onKeepMine} loading={saving} data-autofocus>
            Keep mine
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
