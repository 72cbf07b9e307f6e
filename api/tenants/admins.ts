import type { AuditAction } from '@cueroom/core/contract/audit-actions.ts'
import { Credentials, NewPassword } from '@cueroom/core/auth/credentials.ts'
import { optionalLine } from '@cueroom/core/contract/shapes.ts'
import type { Knex } from 'knex'
import * as z from 'zod'
import { record } from '../http/audit-record.ts'
import { weaknessOf } from '../auth/password-strength.ts'
import { hashPassword } from '../auth/passwords.ts'
import { endAdminSessions } from '../auth/sessions.ts'
import { openDatabase } from '../db/database.ts'
import { hasCluster } from '../db/embedded/place.ts'
import { authenticatorOf } from '../two-factor/authenticators.ts'
import { type Db, inPlatform } from '../db/tenant.ts'
import { readDatabaseEnv } from '../config/env.ts'

const NewAdmin = z.strictObject({
  email: Credentials.shape.email,
  name: optionalLine(200),
  password: NewPassword,
})
type NewAdmin = z.input<typeof NewAdmin>

/** Adds a platform administrator. @throws ZodError for invalid input, Error if the email is taken. */
export async function addAdmin(knex: Knex, admin: NewAdmin) {
  const { email, name, password } = NewAdmin.parse(admin)
  await requireStrongPassword(password, [email, name])
  return insertAdmin(knex, { email, name: name ?? null, password })
}

/** The same whatever the password. */
export async function insertAdmin(
  knex: Knex,
  { email, name, password }: { email: string; name: string | null; password: string },
) {
  const passwordHash = await hashPassword(password)
  return inPlatform(knex, async (db) => {
    if (await findAdmin(db, email))
      throw new Error(`There is already an administrator with the email ${email}`)
    const [row] = await db('admins').insert({ email, name, passwordHash }).returning(['id', 'email', 'name'])
    await byServer(db, 'administrator_created', row.id)
    return row as { id: number; email: string; name: string | null }
  })
}

export interface ListedAdmin {
  id: number
  email: string
  name: string | null
  createdAt: string
  lastLoginAt: string | null
  /** Open sessions. */
  sessions: number
}

/** Every administrator, oldest first. */
export const listAdmins = (knex: Knex): Promise<ListedAdmin[]> =>
  inPlatform(knex, (db) =>
    db('admins')
      .select('id', 'email', 'name', 'createdAt', 'lastLoginAt')
      .select(
        db('sessions')
          .whereRaw('admin_id = admins.id and expires_at > now()')
          .select(db.raw('count(*)::int'))
          .as('sessions'),
      )
      .orderBy('id'),
  )

interface PasswordReset {
  email: string
  password: string
  /** For an administrator who lost the phone and the recovery codes. */
  disableTwoFactor?: boolean
}

/** Sets an administrator's password and ends their sessions. @throws ZodError, Error for an unknown email. */
export async function resetAdminPassword(
  knex: Knex,
  { email, password, disableTwoFactor = false }: PasswordReset,
) {
  await requireStrongPassword(NewAdmin.shape.password.parse(password), [email])
  const passwordHash = await hashPassword(password)
  return inPlatform(knex, async (db) => {
    const admin = await requireAdmin(db, email)
    await db('admins').where({ id: admin.id }).update({ passwordHash })
    await byServer(db, 'administrator_password_reset', admin.id)
    if (disableTwoFactor && (await authenticatorOf(db, { adminId: admin.id }).delete()) > 0)
      await byServer(db, 'two_factor_disabled', admin.id)
    return { email: admin.email, endedSessions: await endAdminSessions(db, admin.id) }
  })
}

/** Removes an administrator, whose sessions end with them. @throws Error for an unknown email and the last one. */
export const removeAdmin = (knex: Knex, email: string) =>
  inPlatform(knex, async (db) => {
    // Locked, so two commands can't remove the last two administrators
    const admins = await db('admins').select('id').orderBy('id').forUpdate()
    const admin = await requireAdmin(db, email)
    if (admins.length < 2)
      throw new Error(
        `${admin.email} is the last administrator. Create another one before you remove this one.`,
      )
    await db('admins').where({ id: admin.id }).delete()
    await byServer(db, 'administrator_removed', admin.id)
    return { email: admin.email }
  })

const byServer = (db: Db, action: AuditAction, id: number) =>
  record(db, { actorKind: 'server', actor: 'cueroom admin', action, subject: String(id) })

const findAdmin = (db: Db, email: string) =>
  db('admins').whereRaw('lower(email) = lower(?)', [email]).first('id', 'email') as PromiseLike<
    { id: number; email: string } | undefined
  >

async function requireAdmin(db: Db, email: string) {
  const admin = await findAdmin(db, email)
  if (!admin) throw new Error(`There is no administrator with the email ${email}.`)
  return admin
}

async function requireStrongPassword(password: string, about: (string | null | undefined)[]) {
  const message = await weaknessOf(password, about, 'admins')
  if (message) throw new Error(message)
}

/**
 * Does work on the administrators in the database that the environment names.
 * @param existing fails if the embedded database has not been created yet, instead of creating it
 */
export async function withAdmins<T>(
  variables: NodeJS.ProcessEnv,
  work: (knex: Knex) => Promise<T>,
  { existing = false } = {},
): Promise<T> {
  const env = readDatabaseEnv(variables)
  if (existing && !env.databaseUrl && !hasCluster(env.dataDirectory))
    throw new Error(
      `There is no database in ${env.dataDirectory}. Set the server's data directory with CUEROOM_DATA or --data-dir.`,
    )
  const database = await openDatabase({ url: env.databaseUrl, directory: env.dataDirectory }, 'command')
  try {
    return await work(database.knex)
  } finally {
    await database.close()
  }
}
