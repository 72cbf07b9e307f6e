import { type MailChoice, mailChoices, mailChoiceWords } from '@cueroom/core/mail/mail-choices.ts'
import { changesText } from '@cueroom/core/text/changes.ts'
import type { Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { noteForAudit } from '../http/audit-note.ts'
import type { AccountOwner } from '../secrets/uses.ts'
import { accountOf } from '../two-factor/authenticators.ts'

const mutedOf = async (db: Db, owner: AccountOwner): Promise<string[]> =>
  (await accountOf(db, owner).first('mutedMails')).mutedMails

/** Which mails an account wants: all until it says otherwise. */
export async function read(app: App, db: Db, owner: AccountOwner) {
  const muted = await mutedOf(db, owner)
  const mails = Object.fromEntries(mailChoices.map((choice) => [choice, !muted.includes(choice)]))
  return { mailServer: app.env.mail !== undefined, mails: mails as Record<MailChoice, boolean> }
}

/** Changes what is named. */
export async function save(
  app: App,
  db: Db,
  owner: AccountOwner,
  changes: Partial<Record<MailChoice, boolean>>,
) {
  const muted = new Set(await mutedOf(db, owner))
  for (const [choice, wanted] of Object.entries(changes)) {
    if (wanted) muted.delete(choice)
    else muted.add(choice)
  }
  const { mails: before } = await read(app, db, owner)
  await accountOf(db, owner).update({ mutedMails: [...muted] })
  const after = await read(app, db, owner)
  noteForAudit(db, { details: changedMails(before, after.mails) })
  return after
}

type Mails = Record<MailChoice, boolean>

const changedMails = (before: Mails, after: Mails) =>
  changesText(
    mailChoices
      .filter((choice) => before[choice] !== after[choice])
      .map((choice) => ({ label: `${mailChoiceWords[choice].name} ${after[choice] ? 'on' : 'off'}` })),
  )
