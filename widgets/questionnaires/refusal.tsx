import { ApiError } from '@cueroom/core/contract/client.ts'
import type { ClosedQuestionnaire } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useSpeech } from '../shared/speech.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { sentOn } from './sent-answers.tsx'

/** Why the server shows no questions, in the host's language and words if known. */
export type Refused = { settings?: ClosedQuestionnaire['settings'] } & (
  | { state: 'missing' | 'invalid-link' }
  | { state: 'closed'; title: string }
  | { state: 'locked'; questionnaire: PublicQuestionnaire }
)

export interface Failure {
  loaded: Refused
  reason: 'missing' | 'link'
  message: string
}

/**
 * What an error of the server means: nothing if loading again may help. A personal link that doesn't work is explained
 * in the words of the questionnaire, which `loadUnlinked` loads without it.
 */
export async function failureOf(error: unknown, loadUnlinked: LoadUnlinked): Promise<Failure | undefined> {
  if (!(error instanceof ApiError)) return undefined
  if (error.problem.code === 'invalid_link') {
    const loaded = { state: 'invalid-link', settings: await settingsBy(loadUnlinked) } as const
    return { loaded, reason: 'link', message: 'Invalid personal link' }
  }
  return [400, 404].includes(error.status)
    ? { loaded: { state: 'missing' }, reason: 'missing', message: 'Questionnaire Not Found' }
    : undefined
}

type LoadUnlinked = () => Promise<ClosedQuestionnaire | PublicQuestionnaire>

async function settingsBy(load: LoadUnlinked) {
  try {
    return (await load()).settings
  } catch {
    return undefined
  }
}

/** What a guest sees instead of the questions. */
export function Refusal({ refused, onAnswerWithout }: { refused: Refused; onAnswerWithout(): void }) {
  switch (refused.state) {
    case 'missing':
      return <Missing />
    case 'invalid-link':
      return <InvalidLink onAnswerWithout={onAnswerWithout} />
    case 'closed':
      return <Closed title={refused.title} />
    case 'locked':
      return <Locked questionnaire={refused.questionnaire} />
  }
}

function Missing() {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.missingTitle}</h2>
      <p>{texts.missingText}</p>
    </div>
  )
}

/** A personal link that was cut off or changed, or whose guest the host deleted. */
function InvalidLink({ onAnswerWithout }: { onAnswerWithout(): void }) {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.linkTitle}</h2>
      <p>{texts.linkText}</p>
      <button type="button" part="button" onClick={onAnswerWithout}>
        {texts.answerWithout}
      </button>
    </div>
  )
}

function Closed({ title }: { title: string }) {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title" dir="auto">
        {title}
      </h2>
      <p>{texts.closedText}</p>
      <p>{texts.closedAsk}</p>
    </div>
  )
}

/** Answers that the host has locked: their guest can read them. */
function Locked({ questionnaire: { title, questions, submitted } }: { questionnaire: PublicQuestionnaire }) {
  const speech = useSpeech()
  const { lockedTitle, lockedText } = speech.questionnaire
  return (
    <>
      <h2 part="title">{lockedTitle}</h2>
      <p role="status">{speech.fill(lockedText, { date: sentOn(submitted!, speech) })}</p>
      <AnswersCopy title={title} questions={questions} answers={submitted!.responses} />
    </>
  )
}
