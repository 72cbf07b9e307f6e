import { hasOptions, isAnswerable, questionTypes } from '@cueroom/core/questionnaires/question-types.ts'
import type { QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'
import { ActionIcon, Button, Checkbox, Group, NativeSelect, Stack, Textarea, Tooltip } from '@mantine/core'
import { createContext, type HTMLAttributes, memo, type ReactNode, use, useState } from 'react'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconTrash,
  type Icon,
} from '../icons/index.ts'
import { type DraftQuestion, type Problems, rulesFor } from './draft.ts'
import { QuestionRule } from './question-rule.tsx'
import classes from './questionnaires.module.css'
import { typeLabels } from './type-labels.ts'
import type { QuestionEdits } from './use-question-edits.ts'

/** Label of the text below a question. */
const detailsLabels: Partial<Record<QuestionType, string>> = {
  consent: 'Text guests agree to',
  section: 'Text',
  statement: 'Text',
}

/** All questions of the draft. Only rules, which refer to others, re-render when another question changes. */
export const AllQuestions = createContext<DraftQuestion[]>([])

interface Props {
  question: DraftQuestion
  place: number
  count: number
  problems: Problems
  edits: QuestionEdits
  /** Pointer events of the grip, and how the question looks while one is dragged. */
  gripAt: (place: number) => HTMLAttributes<HTMLElement>
  mark: string | undefined
}

/** One question of the draft: text, type, options and position. */
export const QuestionEditor = memo(function QuestionEditor({
  question,
  place,
  count,
  problems,
  edits,
  gripAt,
  mark,
}: Props) {
  const number = place + 1
  const onChange = (changed: Partial<DraftQuestion>) => edits.change(place, changed)
  return (
    <li className={classes.question} data-drag={mark}>
      {/* By keyboard the buttons move it */}
      <span className={classes.grip} aria-hidden title="Drag to reorder" {...gripAt(place)}>
        <IconGripVertical size={18} stroke={1.6} />
      </span>
      <Stack gap="xs" flex={1} miw={0}>
        <Textarea
          label={`Question ${number}`}
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
          {isAnswerable(question.type) && (
            <Checkbox
              label="Required"
              aria-label={`Question ${number} is required`}
              mb={9}
              checked={question.required}
              onChange={(event) => onChange({ required: event.currentTarget.checked })}
            />
          )}
          <Group gap={2} ml="auto" mb={2}>
            <Action
              icon={IconArrowUp}
              label={`Move question ${number} up`}
              disabled={place === 0}
              onClick={() => edits.move(place, place - 1)}
            />
            <Action
              icon={IconArrowDown}
              label={`Move question ${number} down`}
              disabled={number === count}
              onClick={() => edits.move(place, place + 1)}
            />
            <Action
              icon={IconCopy}
              label={`Duplicate question ${number}`}
              onClick={() => edits.duplicate(place)}
            />
            <Action
              icon={IconTrash}
              label={`Remove question ${number}`}
              onClick={() => edits.remove(place)}
            />
          </Group>
        </Group>
        {hasOptions(question.type) && (
          <Textarea
            label="Options"
            aria-label={`Options of question ${number}`}
            description="One per line"
            minRows={3}
            maxRows={12}
            value={question.options}
            error={problems[`questions.${place}.options`]}
            onChange={(event) => onChange({ options: event.currentTarget.value })}
          />
        )}
        <QuestionMore
          question={question}
          place={place}
          problem={problems[`questions.${place}.showIf`]}
          onChange={onChange}
        />
      </Stack>
    </li>
  )
})

interface MoreProps extends Pick<Props, 'question' | 'place'> {
  problem: ReactNode
  onChange: (change: Partial<DraftQuestion>) => void
}

/** Rarely used options: help text and a condition. Open if in use. */
function QuestionMore({ question, place, problem, onChange }: MoreProps) {
  const number = place + 1
  const label = detailsLabels[question.type]
  const [open, setOpen] = useState(Boolean(question.details ?? question.showIf))
  if (!label && !open)
    return (
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.more}
        aria-label={`Add help or a condition to question ${number}`}
        onClick={() => setOpen(true)}
      >
        Add help or a condition
      </Button>
    )
  return (
    <>
      <Textarea
        label={label ?? 'Help'}
        aria-label={`${label ?? 'Help'} of question ${number}`}
        description={label ? undefined : 'Shown below the question'}
        minRows={label ? 3 : 1}
        maxRows={12}
        value={question.details ?? ''}
        onChange={(event) => onChange({ details: event.currentTarget.value })}
      />
      <Rule question={question} place={place} problem={problem} onChange={onChange} />
    </>
  )
}

function Rule({ question, place, problem, onChange }: MoreProps) {
  const earlier = rulesFor(use(AllQuestions), place)
  if (earlier.length === 0) return null
  return (
    <QuestionRule
      rule={question.showIf ?? null}
      earlier={earlier}
      number={place + 1}
      problem={problem}
      onChange={(showIf) => onChange({ showIf })}
    />
  )
}

interface ActionProps {
  icon: Icon
  label: string
  disabled?: boolean
  onClick: () => void
}

/** One that can't be used now keeps the focus: a question that was moved to the top is still being moved. */
const Action = ({ icon: Glyph, label, disabled = false, onClick }: ActionProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size="lg"
      aria-label={label}
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Glyph size={18} stroke={1.6} />
    </ActionIcon>
  </Tooltip>
)
