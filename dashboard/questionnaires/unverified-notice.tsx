import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Anchor } from '@mantine/core'
import { answersAddress, deletedAnswersAddress } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { IconMailQuestion } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { useDeletedWaiting, useQuestionnaires } from './questionnaires.queries.ts'

/** Shows how many sets of answers need a decision, with a link to them; nothing if there are none. */
export function UnverifiedNotice() {
  const { may } = useEntitlements()
  const list = useQuestionnaires(may('questionnaires'))
  const live = list.data ?? []
  const deleted = useDeletedWaiting(live, { enabled: may('questionnaires') && list.isSuccess })
  const waiting = [...live.filter(({ unverifiedCount }) => unverifiedCount > 0), ...deleted]
  const [first] = waiting
  if (!first) return null
  const count = waiting.reduce((sum, { unverifiedCount }) => sum + unverifiedCount, 0)
  return (
    <Alert color="indigo" mb="md" icon={<IconMailQuestion size={18} />}>
      {counted(count, 'unverified set of answers', 'unverified sets of answers')}{' '}
      {count === 1 ? 'needs' : 'need'} your decision.{' '}
      <Anchor
        component={Link}
        to={deleted.includes(first) ? deletedAnswersAddress(first.id) : answersAddress(first.id)}
        inherit
      >
        Review
      </Anchor>
    </Alert>
  )
}
