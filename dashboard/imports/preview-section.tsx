import type { ExportedFile } from '@cueroom/core/contract/file.ts'
import type { ImportChoices } from '@cueroom/core/imports/session/import-session.ts'
import type { ImportPreview, PreviewPage } from '@cueroom/core/imports/session/preview.ts'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ChoiceActions } from './choices.ts'

/** Rows on one page of the preview. */
export const pageRows = 25

/** The data shown for a file, and the host's choices. */
export interface PreviewProps extends ChoiceActions {
  preview: ImportPreview
  choices: ImportChoices
  /** True while the file is planned again after a change. */
  reading: boolean
  /** Shows another page of rows: the first, unless `from` is named. */
  turn: (page: Partial<PreviewPage>) => void
  /** The skipped rows, as a file. */
  leftOutFile: () => Promise<ExportedFile>
  /** While the guests are being sent. */
  disabled: boolean
}

/** What a line about a sheet begins with, where a file has several. */
export const onSheet = (sheet: string, { sheets }: Pick<ImportPreview, 'sheets'>) =>
  sheets.length > 1 && sheet ? `${sheet}: ` : ''

export const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id}>
    <Title order={3} size="h5" mb={6}>
      {title}
    </Title>
    {children}
  </section>
)
