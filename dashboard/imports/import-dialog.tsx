import '@mantine/dropzone/styles.layer.css'
import { unreadableText } from '@cueroom/core/imports/read/import-error.ts'
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect } from 'react'
import { IconFileSpreadsheet } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { toast } from '../ui/toasts.tsx'
import { ImportForm } from './import-form.tsx'
import { type OpenSession, type ReadGuests, useImportSession } from './use-import-session.ts'
import { openInWorker } from './worker-session.ts'

interface Props {
  /** Reads the show's guests, to find duplicates among. */
  readGuests: ReadGuests
  onClose: () => void
  openImportSession?: OpenSession
}

/** Upload Excel: choose a file, preview it, import it. */
export function ImportDialog({ readGuests, onClose, openImportSession = openInWorker }: Props) {
  const { file, preview, session, open, ...importSession } = useImportSession(readGuests, openImportSession)
  const narrow = useMediaQuery('(max-width: 48em)') ?? false
  return (
    <Modal
      opened
      onClose={onClose}
      title={preview ? `Import from ${preview.file}` : 'Upload Excel'}
      size={preview ? 'min(1180px, 94vw)' : 'lg'}
      fullScreen={narrow && preview !== null}
      closeOnClickOutside={!preview}
    >
      {!file && <ChooseFile onFile={open} />}
      {file && !preview && <Reading name={file.name} onCancel={importSession.forget} />}
      {preview && session && (
        <ImportForm {...importSession} preview={preview} session={session} onImported={onClose} />
      )}
    </Modal>
  )
}

const spreadsheets = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'text/plain': ['.txt'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/vcard': ['.vcf'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  usePastedRows(onFile)
  return (
    <Stack pt={4}>
      <Dropzone
        multiple={false}
        accept={spreadsheets}
        onDrop={([file]: File[]) => file && onFile(file)}
        onReject={() => toast.failure({ title: 'Upload Failed', message: unreadableText })}
        inputProps={{ 'aria-label': 'Spreadsheet file', style: { display: 'none' } }}
        role="button"
        data-autofocus
        p={36}
        radius="lg"
      >
        <Stack align="center" gap="xs" ta="center">
          <IconFileSpreadsheet size={36} stroke={1.3} />
          <Text fw={550}>Choose a spreadsheet, or drop it here</Text>
          <Dimmed>.csv, .xlsx, .xls, .tsv, .txt, .ods or .vcf, up to 10 MB and 10,000 rows</Dimmed>
        </Stack>
      </Dropzone>
      <Dimmed>
        Or paste rows you copied from a spreadsheet or an address book. Any layout works: columns are
        recognized by their headers and values. You see every guest before anything is saved.
      </Dimmed>
    </Stack>
  )
}

/** Rows copied from a spreadsheet or addresses from a mail program are read like a file. */
function usePastedRows(onFile: (file: File) => void) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      if (/[\n\t@]/.test(text.trim())) onFile(new File([text], 'Pasted rows.txt', { type: 'text/plain' }))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])
}

const Reading = ({ name, onCancel }: { name: string; onCancel: () => void }) => (
  <Stack role="status" aria-label={`Reading ${name}`}>
    <Dimmed>Reading {name}</Dimmed>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} h={36} />
    ))}
    <Group justify="flex-end">
      <Button onClick={onCancel}>Cancel</Button>
    </Group>
  </Stack>
)
