import type { CopiedAnswer, GuestCopy } from '@cueroom/core/exports/guest-copy.ts'
import { storedPhotoPath } from '@cueroom/core/media/stored-photo.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type {
  AnswerChange,
  Answers,
  AskedQuestion,
  Wordings,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { notFound } from '../problems/problems.ts'
import { showPrivacy } from '../show/show.service.ts'
import { type CopiedTable, copiedColumns } from './guest-copy-columns.ts'

/** Rows of one table that belong to a guest: more than a show could have. */
const most = 10_000

const rows = (db: Db, table: CopiedTable) => forTenant(db, table).select(copiedColumns[table]).limit(most)

/** What a guest gets who asks for their data; `origin` leads to the photo. @throws 404. */
export async function guestCopy(db: Db, guestId: number, origin: string): Promise<GuestCopy> {
  const guest = await rows(db, 'guests').where({ id: guestId }).whereNull('deletedAt').first()
  if (!guest) throw notFound('Guest')
  const own = (table: CopiedTable) => rows(db, table).where({ guestId })
  const { responses, asked, wordings, photoId, photoLink, ...fields } = guest
  const submissions: Submission[] = await own('questionnaire_responses')
    .where({ state: 'accepted' })
    .orderBy('submittedAt')
  return {
    show: (await showPrivacy(db)).show,
    guest: {
      ...fields,
      photo: photoId ? origin + storedPhotoPath(photoId) : photoLink,
      answers: answersOf(responses, asked),
      wordings: wordingsOf(wordings, asked),
    },
    submissions: submissions.map(({ responses: sent, questions, changes, ...row }) => ({
      ...row,
      answers: answersOf(sent, questions),
      earlier: (changes ?? []).flatMap(({ question, before, changedAt }) =>
        before === null ? [] : [{ question, answer: before, changedAt }],
      ),
    })),
    questionnairesSent: await own('questionnaire_sends').orderBy('sentAt'),
    texts: await textsOf(db, guestId),
    marketingTexts: (
      await own('marketing_results').whereNot({ type: 'sponsor_outreach' }).orderBy('createdAt')
    ).map(({ result, ...row }) => ({ ...row, text: result })),
    factChecks: await own('fact_checks').orderBy('createdAt'),
    consents: await consentsOf(db, guestId),
    offeredTimes: await own('offered_times').orderBy('startsAt'),
  }
}

type Submission = Omit<GuestCopy['submissions'][number], 'answers' | 'earlier'> & {
  changes: AnswerChange[] | null
  responses: Answers
  questions: AskedQuestion[] | null
}

const answersOf = (answers: Answers, asked: AskedQuestion[] | null): CopiedAnswer[] =>
  Object.keys(answers).flatMap((id, n) => {
    const answer = answerTo(answers, id)
    return isAnswered(answer) ? [{ question: questionLabel(id, n + 1, asked ?? []), answer: answer! }] : []
  })

const wordingsOf = (wordings: Wordings, asked: AskedQuestion[]): GuestCopy['guest']['wordings'] =>
  Object.entries(wordings).map(([id, { text, answer, wordedAt }], n) => ({
    question: questionLabel(id, n + 1, asked),
    answer,
    wording: text,
    wordedAt,
  }))

interface TextRow {
  id: number
  contentType: GuestCopy['texts'][number]['type']
  content: string
  createdAt: string
  deletedAt: string | null
}

async function textsOf(db: Db, guestId: number): Promise<GuestCopy['texts']> {
  const texts: TextRow[] = await rows(db, 'generated_content')
    .where({ guestId })
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  const versions: { contentId: number; content: string; createdAt: string }[] = await rows(
    db,
    'text_versions',
  )
    .whereRaw('content_id = any(?::int[])', [texts.map(({ id }) => id)])
    .orderBy('version')
  return texts.map(({ id, contentType, content, ...row }) => ({
    ...row,
    type: contentType,
    text: content,
    earlier: versions
      .filter(({ contentId }) => contentId === id)
      .map((version) => ({ text: version.content, createdAt: version.createdAt })),
  }))
}

/** Each with the text that the guest agreed to. */
async function consentsOf(db: Db, guestId: number): Promise<GuestCopy['consents']> {
  const consents: Omit<GuestCopy['consents'][number], 'text'>[] = await rows(db, 'guest_consents')
    .where({ guestId })
    .orderBy('version')
  const texts: { version: number; text: string }[] = await forTenant(db, 'release_texts')
    .whereIn(
      'version',
      consents.map(({ version }) => version),
    )
    .select('version', 'text')
  return consents.map((consent) => ({
    ...consent,
    text: texts.find(({ version }) => version === consent.version)?.text ?? '',
  }))
}
