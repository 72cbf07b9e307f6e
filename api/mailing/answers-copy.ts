import { loadGuestPageTexts } from '@cueroom/core/guest-pages/guest-page-texts.ts'
import { pickLanguage } from '@cueroom/core/languages/languages.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { answerText } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { showSender } from '../show/show.service.ts'
import type { App } from '../http/app.ts'
import { stopHeaders, stopLink, stoppedAmong, withStopLine } from '../sends/mail-stops.ts'
import type { Mail } from '../mail/send-mail.ts'

interface Row {
  responses: Answers
  questions: Question[]
  language: string | null
  name: string
  email: string | null
}

/** A copy of what a guest answered, in the language of the form. None for a guest without an address, or who opted out of email. */
export async function composeAnswersCopy(
  { env, secrets }: Pick<App, 'env' | 'secrets'>,
  db: Db,
  responseId: number,
): Promise<Mail | undefined> {
  const row: Row | undefined = await db('questionnaire_responses as r')
    .where({ 'r.tenantId': tenantOf(db), 'r.id': responseId, 'r.state': 'accepted' })
    .join('guests as g', (join) => join.on('g.id', 'r.guest_id').andOn('g.tenant_id', 'r.tenant_id'))
    .join('questionnaires as q', (join) =>
      join.on('q.id', 'r.questionnaire_id').andOn('q.tenant_id', 'r.tenant_id'),
    )
    .whereNull('g.deleted_at')
    .first('r.responses', 'r.questions', 'g.name', 'g.email', db.raw("q.settings ->> 'language' as language"))
  if (!row?.email || (await stoppedAmong(db, [row.email])).size > 0) return undefined
  const texts = await loadGuestPageTexts(pickLanguage([row.language]))
  const sender = await showSender(db)
  const text = [fill(texts.greeting, { name: row.name }), texts.answersCopy, ...answered(row)].join('\n\n')
  const link = env.publicUrl && stopLink(db, row.email, { origin: env.publicUrl, secrets })
  return {
    to: { name: row.name, address: row.email },
    sender,
    subject: `${texts.answersTitle}: ${sender.name}`,
    text: link ? withStopLine(text, fill(texts.noMails, { show: sender.name }), link) : text,
    ...(link && { headers: stopHeaders(link) }),
  }
}

const answered = ({ questions, responses }: Row) =>
  questions.flatMap(({ id, question, type }) => {
    const answer = answerTo(responses, id)
    return type !== 'photo' && answer !== undefined && isAnswered(answer)
      ? [`${question}\n${answerText(answer)}`]
      : []
  })
