import { type Constructor, Model as ObjectionModel, type NotFoundError, type QueryBuilder } from 'objection'
import { notFound } from '../problems/problems.ts'
import { type Db, tenantOf } from './tenant.ts'

/** Base of every model of a show's rows: each query is filtered by the transaction's show. */
export class Model extends ObjectionModel {
  /** A missing row, and a row of another show, answer the same 404 that names the record. */
  static override createNotFoundError() {
    return notFound(this.name) as unknown as NotFoundError
  }

  /** The rows of the transaction's show: the lock in code, beside the one in the database. */
  static own<M extends Model>(this: Constructor<M> & typeof Model, db: Db) {
    const tenantId = tenantOf(db)
    const column = `${this.tableName}.tenantId`
    const rows = this.query(db).onBuild((query) => {
      if (!query.isInsert()) query.where(column, tenantId)
    })
    return rows as unknown as QueryBuilder<M>
  }
}
