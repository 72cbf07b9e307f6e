import {
  type Constructor,
  Model as ObjectionModel,
  type NotFoundError,
  type PartialModelObject,
  type QueryBuilder,
} from 'objection'
import { notFound, versionConflict } from '../problems/problems.ts'
import { type Db, tenantOf } from './tenant.ts'

/** The words of a class name: "Show settings" for ShowSettings. */
const wordsOf = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Refuses a change of a record that changed since it was read. @throws 409 version_conflict */
export function expectVersion(saved: { version: number }, read: number | undefined, record: string) {
  if (read !== undefined && read !== saved.version) throw versionConflict(record)
}

type Changes<M extends ObjectionModel> = PartialModelObject<M>

/** Base of every model of a show's rows: each query is filtered by the transaction's show. */
export class Model extends ObjectionModel {
  /** Whether a deleted row stays in the table until it is erased. */
  static isTrashed = false

  /** A missing row, and a row of another show, answer the same 404 that names the record. */
  static override createNotFoundError() {
    return notFound(wordsOf(this.name)) as unknown as NotFoundError
  }

  /** The rows of the transaction's show: the first check; row-level security is the second. */
  static forTenant<M extends Model>(this: Constructor<M> & typeof Model, db: Db) {
    const tenantId = tenantOf(db)
    const column = `${this.tableName}.tenantId`
    const rows = this.query(db).onBuild((query) => {
      if (!query.isInsert()) query.where(column, tenantId)
    })
    return rows as unknown as QueryBuilder<M>
  }

  /** The rows that were not deleted. */
  static live<M extends Model>(this: Constructor<M> & typeof Model, db: Db) {
    const rows = this.forTenant<M>(db)
    return this.isTrashed ? rows.whereNull(`${this.tableName}.deletedAt`) : rows
  }

  /**
   * Changes a row, unless someone else did since the version that was read. The row is locked until the transaction ends.
   * @throws 404, 409 version_conflict
   */
  static async updateVersion<M extends Model & { version: number }>(
    this: Constructor<M> & typeof Model,
    db: Db,
    { id, version }: { id: number | string; version: number | undefined },
    changes: Changes<M> | ((saved: M) => Changes<M> | Promise<Changes<M>>),
  ): Promise<M> {
    const saved = (await this.live<M>(db).findById(id).forUpdate().throwIfNotFound()) as M
    expectVersion(saved, version, wordsOf(this.name).toLowerCase())
    const columns = typeof changes === 'function' ? await changes(saved) : changes
    if (Object.keys(columns).length === 0) return saved
    const [changed] = await this.live<M>(db).where({ id }).patch(columns).returning('*')
    return changed as unknown as M
  }
}
