import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './questionnaires.module.css'
import { ShareLink } from './share-link.tsx'

interface Props {
  questionnaires: Questionnaire[]
  selected: string | null
  onSelect: (questionnaire: Questionnaire) => void
}

export function QuestionnaireList({ questionnaires, selected, onSelect }: Props) {
  if (questionnaires.length === 0)
    return (
      <Dimmed className={classes.none}>
        No questionnaires yet. Create one in the builder, or let it suggest questions based on your show
        settings.
      </Dimmed>
    )
  return (
    <ul className={classes.list}>
      {questionnaires.map((questionnaire) => (
        <li
          key={questionnaire.id}
          className={classes.item}
          data-selected={questionnaire.id === selected || undefined}
        >
          <UnstyledButton
            className={classes.choose}
            aria-current={questionnaire.id === selected || undefined}
            onClick={() => onSelect(questionnaire)}
          >
            <Text fw={560} size="sm" lineClamp={2}>
              {questionnaire.title}
            </Text>
            <Dimmed size="xs">{extent(questionnaire)}</Dimmed>
            {questionnaire.unverifiedCount > 0 && (
              <Text size="xs" fw={560}>
                {numberText(questionnaire.unverifiedCount)} unverified
              </Text>
            )}
          </UnstyledButton>
          <Group justify="space-between" gap="xs">
            <State isActive={questionnaire.isActive} />
            {questionnaire.isActive && <ShareLink id={questionnaire.id} title={questionnaire.title} />}
          </Group>
        </li>
      ))}
    </ul>
  )
}

const State = ({ isActive }: { isActive: boolean }) => (
  <Badge color={isActive ? 'teal.9' : 'gray.8'} className={classes.state} data-active={isActive || undefined}>
    {isActive ? 'Active' : 'Inactive'}
  </Badge>
)

const extent = ({ questions, responseCount }: Questionnaire) =>
  counted(questions.length, 'question') +
  (responseCount > 0 ? ` · ${counted(responseCount, 'set of answers', 'sets of answers')}` : '')
