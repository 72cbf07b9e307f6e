import type { ImportQuestion } from '@cueroom/core/imports/plan/import-plan.ts'
import { Alert, Button, Group } from '@mantine/core'
import { onSheet, type PreviewProps } from './preview-section.tsx'

/**
 * The question with the most effect on the result; the preview assumes the first answer. Of two ways to read a date,
 * neither looks chosen.
 */
export const Question = ({
  question,
  preview,
  answer,
  disabled,
}: Pick<PreviewProps, 'answer' | 'disabled' | 'preview'> & { question: ImportQuestion }) => (
  <Alert role="alert" color="indigo" title={onSheet(question.sheet, preview) + question.text}>
    <Group gap="xs" mt={4}>
      {question.choices.map(({ label, options }, index) => (
        <Button
          key={label}
          size="xs"
          variant={index === 0 && question.code !== 'date_order' ? 'filled' : 'default'}
          disabled={disabled}
          onClick={() => answer(options)}
        >
          {label}
        </Button>
      ))}
    </Group>
  </Alert>
)
