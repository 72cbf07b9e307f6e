import * as z from 'zod'
import { pageQuery } from '../contract/page-query.ts'
import { line, PublicId, RowId, Timestamp } from '../contract/shapes.ts'
import { auditActionNames, auditActors } from '../contract/audit-actions.ts'

const shared = {
  id: RowId,
  createdAt: Timestamp,
  actorKind: z
    .enum(auditActors)
    .describe('Host, API key, administrator, command on the server, or a person who is not signed in'),
  actor: z
    .string()
    .describe(
      'Email of a person or name of a key; the account for a failed sign-in; hosts see administrators as Administrator',
    ),
  action: z.enum(auditActionNames),
  subject: z.string().nullable().describe('Id of the record'),
  details: z
    .string()
    .nullable()
    .describe('What was exported, changed or sold, or how much was deleted; never what guests wrote'),
  address: z.string().nullable().describe('IP address of the call; for IPv6, the /64'),
}

/** A row of a show's audit log. */
export const AuditEntry = z.object(shared).meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

/** A row of the platform's audit log. */
export const PlatformAuditEntry = z
  .object({
    ...shared,
    tenantId: PublicId.nullable(),
    tenantName: z.string().nullable(),
  })
  .meta({ id: 'PlatformAuditEntry' })
export type PlatformAuditEntry = z.infer<typeof PlatformAuditEntry>

const filters = {
  action: z.enum(auditActionNames).optional(),
  actor: line(254).optional().describe("Part of the actor's name"),
  search: line(200).optional().describe('Text in the actor, record, details, address or tenant'),
  since: Timestamp.optional(),
  until: Timestamp.optional(),
}
const platformFilters = { ...filters, show: PublicId.optional().describe('Id of a tenant') }

export const AuditFilters = z.strictObject(filters)
export type AuditFilters = z.output<typeof AuditFilters>
export const PlatformAuditFilters = z.strictObject(platformFilters)
export type PlatformAuditFilters = z.output<typeof PlatformAuditFilters>

export const AuditQuery = z.strictObject({ ...filters, ...pageQuery(50) })
export type AuditQuery = z.output<typeof AuditQuery>
export const PlatformAuditQuery = z.strictObject({ ...platformFilters, ...pageQuery(50) })
export type PlatformAuditQuery = z.output<typeof PlatformAuditQuery>
