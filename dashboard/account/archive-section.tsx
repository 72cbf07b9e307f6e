import { archiveType } from '@cueroom/core/archives/archive-limits.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, FileButton, Group } from '@mantine/core'
import { useState } from 'react'
import { IconDownload, IconUpload } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { type CheckedArchive, useCheckArchive, useExportShow } from './archives.queries.ts'
import { Section } from './section.tsx'

const RestoreDialog = lazyDialog(async () => (await import('./restore-dialog.tsx')).RestoreDialog)

/** Exports the whole show as one file, and restores it. */
export function ArchiveSection({ tenant }: { tenant: SignedInTenant }) {
  const [checked, setChecked] = useState<CheckedArchive | null>(null)
  const exporting = useExportShow()
  const checking = useCheckArchive(setChecked)
  return (
    <Section
      title="Export and restore"
      description="One zip with your guests, answers, texts, settings and pictures. You can restore it into a new show, on this server or another one."
    >
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export this show
        </Button>
        {tenant.active && (
          <FileButton
            accept={`.zip,${archiveType}`}
            onChange={(file) => file && checking.mutate(file)}
            inputProps={{ 'aria-label': 'Exported show' }}
          >
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={16} />} loading={checking.isPending}>
                Restore an export
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {!tenant.active && <Dimmed mt="xs">Restoring needs an active subscription.</Dimmed>}
      {checked && <RestoreDialog archive={checked} onClose={() => setChecked(null)} />}
    </Section>
  )
}
