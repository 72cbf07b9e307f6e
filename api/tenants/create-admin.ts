import { Credentials, NewPassword } from '@cueroom/core/auth/credentials.ts'
import type { Knex } from 'knex'
import * as z from 'zod'
import { hashPassword, isCommonPassword } from '../auth/passwords.ts'
import { openDatabase } from '../db/database.ts'
import { inPlatform } from '../db/tenant.ts'
import { readEnv } from '../env.ts'

export const NewAdmin = z.strictObject({
  email: Credentials.shape.email,
  name: z.string().trim().max(200).nullish(),
  password: NewPassword.refine(
    (password) => !isCommonPassword(password),
    'This password is one of the commonest',
  ),
})
export type NewAdmin = z.input<typeof NewAdmin>

/** Adds a platform administrator. @throws ZodError for what is not allowed, Error when the address is taken. */
export async function addAdmin(knex: Knex, admin: NewAdmin) {
  const { email, name, password } = NewAdmin.parse(admin)
  const passwordHash = await hashPassword(password)
  return inPlatform(knex, async (db) => {
    const taken = await db('admins').whereRaw('lower(email) = lower(?)', [email]).first('id')
    if (taken) throw new Error(`There is already an administrator with the address ${email}`)
    const [row] = await db('admins')
      .insert({ email, name: name ?? null, passwordHash })
      .returning(['id', 'email', 'name'])
    return row as { id: number; email: string; name: string | null }
  })
}

/** The same as a command on the server, which opens the database that the environment names. */
export async function createAdmin(admin: NewAdmin, variables: NodeJS.ProcessEnv = process.env) {
  const env = readEnv(variables)
  const database = await openDatabase({ url: env.databaseUrl, directory: env.dataDirectory })
  try {
    return await addAdmin(database.knex, admin)
  } finally {
    await database.close()
  }
}
