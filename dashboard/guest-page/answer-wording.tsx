import type { Guest } from '@cueroom/core/guests/guest.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { canBeWorded, outdatedWordings, wordingOf } from '@cueroom/core/questionnaires/wordings.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconEdit, IconInfoCircle } from '../icons/index.ts'
import type { ListedAnswer } from '../questionnaires/answer-list.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useRemoveWording } from './wordings.queries.ts'

interface Props {
  guest: Guest
  listed: ListedAnswer
  mayChange: boolean
  /** Opens the dialog for a question. */
  onWord: (questionId: string) => void
}

/** What comes below each answer. */
export const wordingBelow = (given: Omit<Props, 'listed'>) => (listed: ListedAnswer) => (
  <AnswerWording {...given} listed={listed} />
)

/** What the host can do about the words of an answer. */
function AnswerWording({ guest, listed, mayChange, onWord }: Props) {
  const { id, answer, wording } = listed
  const question = guest.questionnaire.asked.find((each) => each.id === id)
  if (!canBeWorded(question, answer)) return null
  const outdated = wording === undefined ? wordingOf(id, guest.questionnaire) : undefined
  const edit = (label: string) => (
    <Button
      variant="subtle"
      size="compact-sm"
      ml={-8}
      leftSection={<IconEdit size={15} />}
      disabled={!mayChange}
      aria-label={`${label}: ${listed.question}`}
      onClick={() => onWord(id)}
    >
      {label}
    </Button>
  )
  if (!outdated && wording === undefined) return edit('Add your wording')
  const actions = (
    <Group gap="md">
      {edit(outdated ? 'Check your wording' : 'Edit your wording')}
      <RemoveWording
        guest={guest}
        id={id}
        label={outdated ? 'Remove your wording' : 'Use the guest’s words'}
        question={listed.question}
        mayChange={mayChange}
      />
    </Group>
  )
  if (!outdated) return actions
  return (
    <OutdatedWording text={outdated.text} why={`${guest.name} changed this answer later.`}>
      {actions}
    </OutdatedWording>
  )
}

interface RemoveProps extends Pick<Props, 'guest' | 'mayChange'> {
  id: string
  label: string
  question: string
}

function RemoveWording({ guest, id, label, question, mayChange }: RemoveProps) {
  const removing = useRemoveWording(guest)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      ml={-8}
      disabled={!mayChange}
      loading={removing.isPending}
      aria-label={`${label}: ${question}`}
      onClick={() => removing.mutate(id)}
    >
      {label}
    </Button>
  )
}

const OutdatedWording = ({
  text,
  why,
  children,
}: {
  text: string
  why: string
  children: React.ReactNode
}) => (
  <Alert variant="default" icon={<IconInfoCircle />} p="sm" mt={6} title={`Your wording isn’t used: ${why}`}>
    <Dimmed dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Dimmed>
    {children}
  </Alert>
)

/** Wordings of answers that the guest has removed. */
export function WordingsWithoutAnswer({ guest, mayChange }: Pick<Props, 'guest' | 'mayChange'>) {
  const { questionnaire, name } = guest
  const ids = outdatedWordings(questionnaire).filter((id) => !Object.hasOwn(questionnaire.responses, id))
  if (ids.length === 0) return null
  const all = ids.map((id, place) => ({ id, question: questionLabel(id, place + 1, questionnaire.asked) }))
  return (
    <Stack gap="sm">
      {all.map(({ id, question }) => (
        <div key={id}>
          <Text size="sm" fw={550} dir="auto">
            {question}
          </Text>
          <OutdatedWording
            text={wordingOf(id, questionnaire)!.text}
            why={`${name} removed this answer later.`}
          >
            <RemoveWording {...{ guest, id, question, mayChange }} label="Remove your wording" />
          </OutdatedWording>
        </div>
      ))}
    </Stack>
  )
}
