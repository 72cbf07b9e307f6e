import { hasOptions } from '@cueroom/core/questionnaires/check-answers.ts'
import { questionTypes } from '@cueroom/core/questionnaires/question-types.ts'
import type { QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'
import { ActionIcon, Checkbox, Group, NativeSelect, Stack, Textarea, Tooltip } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { DragEvent } from 'react'
import type { DraftQuestion, Problems } from './draft.ts'
import classes from './questionnaires.module.css'

const typeLabels: Record<QuestionType, string> = {
  text: 'Short text',
  textarea: 'Long text',
  select: 'Dropdown',
  radio: 'One choice',
  checkbox: 'Several choices',
  photo: 'Photo',
}

interface Props {
  question: DraftQuestion
  place: number
  count: number
  problems: Problems
  onChange: (change: Partial<DraftQuestion>) => void
  onMove: (from: number, to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

const dragged = 'application/x-cueroom-question'

/** One question of the draft: text, type, options and position. */
export function QuestionEditor({
  question,
  place,
  count,
  problems,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: Props) {
  const number = place + 1
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(dragged)
    if (from === '') return
    event.preventDefault()
    onMove(Number(from), place)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons move it by keyboard
    <li
      className={classes.question}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={drop}
    >
      <span
        className={classes.grip}
        draggable
        aria-hidden
        title="Drag to reorder"
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, String(place))
          event.dataTransfer.effectAllowed = 'move'
        }}
      >
        <IconGripVertical size={18} stroke={1.6} />
      </span>
      <Stack gap="xs" flex={1} miw={0}>
        <Textarea
          label={`Question ${number}`}
          autosize
          minRows={1}
          maxRows={6}
          value={question.question}
          error={problems[`questions.${place}.question`]}
          onChange={(event) => onChange({ question: event.currentTarget.value })}
        />
        <Group gap="md" align="end">
          <NativeSelect
            label="Type"
            aria-label={`Type of question ${number}`}
            data={questionTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
            value={question.type}
            onChange={(event) => onChange({ type: event.currentTarget.value as QuestionType })}
          />
          <Checkbox
            label="Required"
            aria-label={`Question ${number} is required`}
            mb={9}
            checked={question.required}
            onChange={(event) => onChange({ required: event.currentTarget.checked })}
          />
          <Group gap={2} ml="auto" mb={2}>
            <Action
              icon={IconArrowUp}
              label={`Move question ${number} up`}
              disabled={place === 0}
              onClick={() => onMove(place, place - 1)}
            />
            <Action
              icon={IconArrowDown}
              label={`Move question ${number} down`}
              disabled={number === count}
              onClick={() => onMove(place, place + 1)}
            />
            <Action icon={IconCopy} label={`Duplicate question ${number}`} onClick={onDuplicate} />
            <Action icon={IconTrash} label={`Remove question ${number}`} onClick={onRemove} />
          </Group>
        </Group>
        {hasOptions(question.type) && (
          <Textarea
            label="Options"
            aria-label={`Options of question ${number}`}
            description="One a line"
            autosize
            minRows={3}
            maxRows={12}
            value={question.options}
            error={problems[`questions.${place}.options`]}
            onChange={(event) => onChange({ options: event.currentTarget.value })}
          />
        )}
      </Stack>
    </li>
  )
}

interface ActionProps {
  icon: Icon
  label: string
  disabled?: boolean
  onClick: () => void
}

const Action = ({ icon: Glyph, label, ...button }: ActionProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" c="dimmed" size="lg" aria-label={label} {...button}>
      <Glyph size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  </Tooltip>
)
