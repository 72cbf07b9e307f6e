import type { Db } from '../db/tenant.ts'

/** What only the handler knows about its effect, for the row of the audit log. */
interface AuditNote {
  /** In words, without what guests wrote. */
  details?: string | undefined
  /** The call succeeded without changing anything: it gets no row. */
  unchanged?: true
}

// By transaction: the row is written in the one that the handler had
const notes = new WeakMap<Db, AuditNote>()

export const noteForAudit = (db: Db, note: AuditNote) => void notes.set(db, note)

export const auditNoteOf = (db: Db): AuditNote => notes.get(db) ?? {}
