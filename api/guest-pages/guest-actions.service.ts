import { correctionMax } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import { type DataRequest, dataRequests, withdrawnErasure } from '@cueroom/core/inbox/data-requests.ts'
import type { GuestPageTexts } from '@cueroom/core/guest-pages/languages/en.ts'
import { fill } from '@cueroom/core/languages/text.ts'
import { cleanText } from '@cueroom/core/text/sentences.ts'
import { tidyLine } from '@cueroom/core/text/lines.ts'
import { type Db, forTenant, lockShow, tenantOf } from '../db/tenant.ts'
import type { Guest } from '../guests/guest.model.ts'
import * as changes from '../guests/guest-changes.service.ts'
import type { Photo } from '../media/photo.ts'
import {
  introductionOf,
  markCorrectionRead,
  markVisited,
  offeredTimes,
  type PageRow,
  releaseOf,
  requestsOf,
} from './guest-page-rows.ts'

/** What a guest sends from their page. */
export type GuestAction =
  | { do: 'photo'; photo: Photo }
  | { do: 'time'; startsAt: string }
  | { do: 'approve'; read: string; withdraws: boolean }
  | { do: 'correct'; read: string; proposed: string }
  | { do: DataRequest }
  | { do: 'keep' }
  | { do: 'consent'; version: number; agreed: boolean; name: string }

/** Why something was not stored, or a question to answer first. */
export type Refusal = { text: string } | { ask: Asked }

/** What a guest is asked before it is stored. */
export const questions = ['erasure', 'approve'] as const
export type Asked = (typeof questions)[number]

/** Stores what a guest sent, or returns the reason it couldn't be stored. */
export async function act(
  db: Db,
  { guest, page, texts }: { guest: Guest; page: PageRow; texts: GuestPageTexts },
  action: GuestAction,
): Promise<Refusal | undefined> {
  const key = await storeAction(db, guest, page, action)
  if (key === undefined) {
    await markVisited(db, guest.id)
    return undefined
  }
  if (key === 'confirmApprove') return { ask: 'approve' }
  const proposed = action.do === 'correct' ? action.proposed.length : 0
  return { text: fill(texts[key], { button: texts.approve, most: correctionMax, n: proposed }) }
}

type Wrong = keyof GuestPageTexts | undefined

function storeAction(db: Db, guest: Guest, page: PageRow, action: GuestAction): Promise<Wrong> {
  switch (action.do) {
    case 'photo':
      return storePhoto(db, guest, action.photo)
    case 'time':
      return chooseTime(db, guest, action.startsAt)
    case 'approve':
    case 'correct':
      return page.showsIntroduction ? checkIntroduction(db, guest, action) : Promise.resolve('introChanged')
    case 'data':
    case 'erasure':
      return requestData(db, guest, action.do)
    case 'keep':
      return takeBackErasure(db, guest)
    case 'consent':
      return consent(db, guest, action)
  }
}

async function storePhoto(db: Db, { id }: Guest, photo: Photo): Promise<Wrong> {
  await changes.setPhoto(db, id, photo)
  return undefined
}

/** Two guests may have been offered the same time: the first to choose it gets it. */
async function chooseTime(db: Db, guest: Guest, startsAt: string): Promise<Wrong> {
  await lockShow(db, 'times')
  const { times, timeZone } = await offeredTimes(db, guest.id)
  const time = times.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt))
  if (!time || !timeZone) return 'timeMissing'
  if (time.chosen) return undefined
  if (time.taken || Date.parse(time.startsAt) <= Date.now()) return 'timeTaken'
  // Once there is a date, only the host can change it, because others may depend on it
  if (times.some(({ chosen }) => chosen)) return 'dateChange'
  const now = new Date()
  await changes.setInterviewDate(db, guest.id, { interviewDate: time.startsAt, timeZone }, now)
  await forTenant(db, 'offered_times')
    .where({ guestId: guest.id, startsAt: time.startsAt })
    .update({ chosenAt: now.toISOString() })
  return undefined
}

const sameText = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

type Check = Extract<GuestAction, { read: string }>

/** A correction that the host has not decided yet is replaced by the next, and withdrawn only on purpose. */
async function checkIntroduction(db: Db, guest: Guest, action: Check): Promise<Wrong> {
  const introduction = await introductionOf(db, guest.id)
  if (!introduction || !sameText(introduction.content, action.read)) return 'introChanged'
  const proposed = action.do === 'correct' ? cleanText(action.proposed) : null
  if (proposed !== null) {
    if (!proposed || sameText(proposed, introduction.content)) return 'introUnchanged'
    if (proposed.length > correctionMax) return 'tooLong'
  }
  const row = {
    contentId: introduction.id,
    state: proposed === null ? 'approved' : 'proposed',
    original: introduction.content,
    proposed,
  }
  const waiting = await forTenant(db, 'fact_checks')
    .where({ guestId: guest.id, contentId: introduction.id, state: 'proposed' })
    .forUpdate()
    .first('id')
  if (!waiting) await db('fact_checks').insert({ tenantId: tenantOf(db), guestId: guest.id, ...row })
  else if (proposed !== null)
    await forTenant(db, 'fact_checks').where({ id: waiting.id }).update({ original: row.original, proposed })
  else if (action.do === 'approve' && action.withdraws) await withdraw(db, guest, waiting.id, row.original)
  else return 'confirmApprove'
  return undefined
}

/** The row keeps the correction, so that the host can still read what was wrong. */
async function withdraw(db: Db, { id: guestId }: Guest, id: number, original: string) {
  await forTenant(db, 'fact_checks')
    .where({ id })
    .update({ state: 'approved', original, decidedAt: db.fn.now() })
  await markCorrectionRead(db, guestId)
  await db('inbox_items').insert({ kind: 'introduction_approved', guestId })
}

/** Reaches the host's inbox; a request that waits there is not sent again. */
async function requestData(db: Db, { id: guestId }: Guest, what: DataRequest): Promise<Wrong> {
  await lockShow(db, 'requests')
  const kind = dataRequests[what]
  if (!(await requestsOf(db, guestId))[what]) await db('inbox_items').insert({ kind, guestId })
  return undefined
}

/** A request that the host hasn't seen disappears; who has seen it learns that it was taken back. */
async function takeBackErasure(db: Db, { id: guestId }: Guest): Promise<Wrong> {
  await lockShow(db, 'requests')
  const requests = forTenant(db, 'inbox_items').where({ kind: dataRequests.erasure, guestId })
  const deleted: { readAt: string | null }[] = await requests.delete().returning('readAt')
  if (deleted.some(({ readAt }) => readAt !== null))
    await db('inbox_items').insert({ kind: withdrawnErasure, guestId })
  return undefined
}

type ConsentAction = Extract<GuestAction, { do: 'consent' }>

/** Consent is to one version of the text, and is never overwritten. */
async function consent(db: Db, guest: Guest, { version, agreed, name }: ConsentAction): Promise<Wrong> {
  const release = await releaseOf(db)
  if (release?.version !== version) return 'releaseChanged'
  const signed = tidyLine(name).trim().slice(0, 200)
  if (!agreed || !signed) return 'releaseMissing'
  await db('guest_consents')
    .insert({ tenantId: tenantOf(db), guestId: guest.id, version, name: signed })
    .onConflict(['tenantId', 'guestId', 'version'])
    .ignore()
  return undefined
}
