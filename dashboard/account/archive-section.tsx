import { archiveType } from '@cueroom/core/archives/archive-limits.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, FileButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { IconDownload, IconUpload } from '../icons/index.ts'
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
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
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
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                loading={checking.isPending}
              >
                Restore an export
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {!tenant.active && (
        <Text size="sm" c="dimmed" mt="xs">
          Restoring needs an active subscription.
        </Text>
      )}
      {checked && <RestoreDialog archive={checked} onClose={() => setChecked(null)} />}
    </Section>
  )
}
