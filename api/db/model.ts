import { Model as ObjectionModel, type NotFoundError } from 'objection'
import { notFound } from '../http/problems.ts'

/** Base of every model: a missing row, and a row of another show, answer the same 404 that names the record. */
export class Model extends ObjectionModel {
  static override createNotFoundError() {
    return notFound(this.name) as unknown as NotFoundError
  }
}
