import type { ShowIf } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type DraftQuestion, optionsOf } from './draft.ts'

interface Props {
  rule: ShowIf | null
  /** The questions that a rule can name. */
  earlier: DraftQuestion[]
  number: number
  problem: ReactNode
  onChange: (rule: ShowIf | null) => void
}

const anyAnswer = ''

/** When a question is shown: always, or if an earlier one has an answer. */
export function QuestionRule({ rule, earlier, number, problem, onChange }: Props) {
  const named = earlier.find(({ id }) => id === rule?.question)
  const options = named ? optionsOf(named) : []
  return (
    <Group gap="md" align="end" grow>
      <NativeSelect
        label="Show"
        aria-label={`When question ${number} is shown`}
        error={problem}
        data={[
          { value: '', label: 'Always' },
          ...earlier.map(({ id, question }, place) => ({
            value: id,
            label: `If they answered “${question.trim() || `Question ${place + 1}`}”`,
          })),
        ]}
        value={rule?.question ?? ''}
        onChange={(event) => {
          const question = event.currentTarget.value
          onChange(question ? { question, is: null } : null)
        }}
      />
      {rule && named && options.length > 0 && (
        <NativeSelect
          label="with"
          aria-label={`Answer that shows question ${number}`}
          data={[
            { value: anyAnswer, label: 'Any answer' },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
          value={rule.is ?? anyAnswer}
          onChange={(event) => onChange({ ...rule, is: event.currentTarget.value || null })}
        />
      )}
      {rule && named && options.length === 0 && named.type !== 'consent' && (
        <TextInput
          label="with"
          aria-label={`Answer that shows question ${number}`}
          placeholder="Any answer"
          value={rule.is ?? ''}
          onChange={(event) => onChange({ ...rule, is: event.currentTarget.value || null })}
        />
      )}
    </Group>
  )
}
