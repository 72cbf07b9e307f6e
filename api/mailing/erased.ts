import { pickLanguage } from '@cueroom/core/languages/languages.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { privacyTexts } from '@cueroom/core/privacy/privacy-texts.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import type { MailTopic } from '../jobs/jobs.ts'
import { openRecipient } from '../mail/sealed-recipient.ts'
import type { Mail } from '../mail/send-mail.ts'
import { showSender } from '../show/show.service.ts'

type ErasedJob = Extract<MailTopic, { kind: 'erased' }>

/**
 * Notifies a guest that their data was erased, in the language of the show's first form, because their own was
 * erased as well.
 */
export async function composeErased(
  app: App,
  db: Db,
  { tenantId, to }: ErasedJob,
): Promise<Mail | undefined> {
  const recipient = openRecipient(app, tenantId, to)
  if (!recipient) return undefined
  const form = await forTenant(db, 'questionnaires')
    .whereNull('deletedAt')
    .orderBy('createdAt')
    .first(db.raw("settings ->> 'language' as language"))
  const { erasedSubject, erasedText } = privacyTexts[pickLanguage([form?.language ?? null])]
  const sender = await showSender(db)
  return { to: recipient, sender, subject: erasedSubject, text: fill(erasedText, { show: sender.name }) }
}
