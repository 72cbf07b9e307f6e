import type { ImportField, QuestionChoice } from '@cueroom/core/guests/import/plan-shapes.ts'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Choices } from './use-import-plan.ts'

export interface PreviewChoices {
  choices: Choices
  /** True while the file is read anew after a change. */
  reading: boolean
  mapColumn: (header: string, field: ImportField | 'ignore') => void
  nameNameless: (on: boolean) => void
  answer: (options: QuestionChoice['options']) => void
  /** Whether guests whom the show already has are added once more. */
  duplicates: boolean
  onDuplicates: (on: boolean) => void
  disabled?: boolean
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}
