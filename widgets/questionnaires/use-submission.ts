import type { ClientOf } from '@cueroom/core/contract/client.ts'
import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { NewSubmission, Submission } from '@cueroom/core/questionnaires/submission.ts'
import { type Sending as Sent, useSending } from '../shared/use-sending.ts'
import type { QuestionnairesApi } from './questionnaire.tsx'

export type Sending = Sent<Submission>

interface Options {
  api: ClientOf<QuestionnairesApi, 'visitor'>
  id: string
  /** What the guest reads where the server gives no reason. */
  failure: string
  onSent(submittedAt: string): void
  onFailed(message: string): void
  /** Answers the server did not accept. */
  onProblems(problems: AnswerProblem[]): void
  /** The host changed the questions while the guest was writing. */
  onChanged(): void
}

/** Sends answers once, and retries automatically for as long as the connection is lost. */
export const useSubmission = ({ api, id, failure, onSent, onFailed, onProblems, onChanged }: Options) =>
  useSending<NewSubmission, Submission>({
    post: (body) => api.questionnaires.submit({ params: { id }, body }),
    failure,
    onSent: ({ submittedAt }) => onSent(submittedAt),
    onFailed,
    onRefused: ({ code, details = [] }) => {
      if (code === 'questions_changed') onChanged()
      onProblems(details.flatMap(({ path, message }) => problemAt(path, message)))
    },
  })

const ids: Record<string, string> = { guestEmail: 'guest-email', guestName: 'guest-name' }
const problemAt = (path: string, message: string): AnswerProblem[] => {
  const id = ids[path] ?? /^responses\.(.+)$/.exec(path)?.[1]
  return id ? [{ id, message }] : []
}
