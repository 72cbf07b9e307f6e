import { hash } from 'node:crypto'
import { deviceName } from '@cueroom/core/account/device.ts'
import { tidyLine } from '@cueroom/core/text/lines.ts'
import type { Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { AccountOwner } from '../secrets/uses.ts'
import { accountOf } from '../two-factor/authenticators.ts'
import type { SignInPlace } from './sessions.ts'

/** The provider's network, roughly: addresses of homes and phones change every day. */
const networkOf = (address = '') => address.split(/[.:]/).slice(0, 2).join('.')

/** Remembers where an account signs in from, and mails its owner when it is a device that it hasn't used before. */
export async function noteDevice(app: App, db: Db, owner: AccountOwner, { device, address }: SignInPlace) {
  const name = tidyLine(deviceName(device ?? null))
  const sum = Buffer.from(hash('sha256', `${name} ${networkOf(address)}`, 'hex'), 'hex')
  const column = 'tenantId' in owner ? 'tenant_id' : 'admin_id'
  const { rows } = await db.raw<{ rows: { isNew: boolean; isFirst: boolean }[] }>(
    `insert into known_devices (??, hash) values (?, ?)
     on conflict (??, hash) do update set last_used_at = now()
     returning xmax = 0 as "isNew",
       not exists (select from known_devices other where other.?? = known_devices.??) as "isFirst"`,
    [column, 'tenantId' in owner ? owner.tenantId : owner.adminId, sum, column, column, column],
  )
  const { isNew, isFirst } = rows[0]!
  if (!isNew || isFirst || (await isMuted(db, owner))) return
  const at = new Date().toISOString()
  await queueMail(app, db, { kind: 'sign_in', ...owner, device: name, address: address ?? '', at })
}

const isMuted = async (db: Db, owner: AccountOwner): Promise<boolean> =>
  (await accountOf(db, owner).first('mutedMails')).mutedMails.includes('signIns')
