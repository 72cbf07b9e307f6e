import { auth } from '../auth/auth.contract.ts'
import { content } from '../content/content.contract.ts'
import { exports } from '../exports/exports.contract.ts'
import { guests } from '../guests/guests.contract.ts'
import { imports } from '../imports/imports.contract.ts'
import { instance } from '../instance/instance.contract.ts'
import { questionnaires } from '../questionnaires/questionnaires.contract.ts'
import { show } from '../show/show.contract.ts'
import { tenants } from '../tenants/tenants.contract.ts'
import type { ClientOf } from './client.ts'
import type { Contract } from './endpoint.ts'

/** Every call of the API, with its schemas. Server, OpenAPI document, fake API and probes are derived from it. */
export const contract = {
  auth,
  content,
  exports,
  guests,
  imports,
  instance,
  questionnaires,
  show,
  tenants,
} satisfies Contract

export type Client = ClientOf<typeof contract>
