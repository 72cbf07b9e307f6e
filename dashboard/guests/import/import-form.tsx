import type { ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { serverMessage, tellFailure, useApi } from '../../app/api.tsx'
import { toast } from '../../app/toasts.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { counted } from '../../ui/text.ts'
import { ImportPreview } from './import-preview.tsx'
import type { PreviewChoices } from './preview-section.tsx'
import { useRememberMapping, useUndoImport } from './imports.queries.ts'
import { inCalls, newImportId, sendImport } from './send-import.ts'

interface Props extends Omit<PreviewChoices, 'duplicates' | 'onDuplicates'> {
  plan: ImportPlan
  onImported: () => void
  /** Back to choosing a file. */
  forget: () => void
}

export function ImportForm({ plan, onImported, forget, ...choices }: Props) {
  const [duplicates, setDuplicates] = useState(false)
  const guests = useMemo(
    () => plan.guests.filter(({ duplicateOf }) => duplicates || !duplicateOf).map(({ guest }) => guest),
    [plan, duplicates],
  )
  const { importing, sent } = useImport(plan, duplicates)
  const remember = useRememberMapping(plan, choices.choices.map)
  const start = () =>
    importing.mutate(inCalls(guests), {
      onSuccess: () => {
        remember()
        onImported()
      },
    })

  return (
    <Stack>
      <ImportPreview
        plan={plan}
        {...choices}
        disabled={importing.isPending || sent > 0}
        duplicates={duplicates}
        onDuplicates={setDuplicates}
      />
      {sent > 0 && !importing.isPending && (
        <Alert
          color="coral"
          title={`${counted(sent, 'guest')} of ${guests.length.toLocaleString('en-US')} imported`}
        >
          The rest has not been sent. Import again to go on where it stopped; nobody is added twice.
        </Alert>
      )}
      {importing.isPending && (
        <Stack gap={4} role="status">
          <Progress value={(100 * sent) / guests.length} aria-label="Import" />
          <Text size="sm" c="dimmed">
            {sent.toLocaleString('en-US')} of {counted(guests.length, 'guest')}
          </Text>
        </Stack>
      )}
      <DialogActions>
        <Button data-aside variant="subtle" onClick={forget} disabled={importing.isPending}>
          Choose another file
        </Button>
        <Button
          onClick={start}
          disabled={guests.length === 0 || choices.reading}
          loading={importing.isPending}
        >
          Import {counted(guests.length, 'guest')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Sends the guests. The id stays the same as long as what is sent does, so that a second try adds nobody twice. */
function useImport(plan: ImportPlan, duplicates: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  const { mutate: undo } = useUndoImport()
  const [sent, setSent] = useState(0)
  const id = useRef({ plan, duplicates, importId: newImportId() })
  const importing = useMutation({
    mutationFn: (calls: ReturnType<typeof inCalls>) => {
      const same = id.current.plan === plan && id.current.duplicates === duplicates
      if (!same) id.current = { plan, duplicates, importId: newImportId() }
      return sendImport(api, { importId: id.current.importId, fileName: plan.file, calls, onSent: setSent })
    },
    onSuccess: (imported) =>
      toast.success({
        title: `${counted(imported, 'guest')} imported`,
        action: { label: 'Undo', run: () => undo(id.current.importId) },
      }),
    onError: (error) =>
      tellFailure(error, {
        title: 'Upload Failed',
        message: serverMessage(error) ?? 'The guests could not be saved. Please try again.',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/guests'] }),
  })
  return { importing, sent }
}
