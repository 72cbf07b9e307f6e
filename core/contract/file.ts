/** A file ready to be downloaded. */
export interface ExportedFile {
  /** With extension, without path; any Unicode, at most 120 characters. */
  name: string
  /** Media type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** Ids of the call that the show doesn't have. */
  missing?: number[]
  /** Types of the texts in it that are older than what they were written from. */
  outOfDate?: string[]
}

/** A file that is generated while it is sent. */
export interface StreamedFile extends Omit<ExportedFile, 'bytes'> {
  /** Its content in chunks, each small enough not to block the process. */
  pieces: AsyncIterable<string | Uint8Array>
}

export const textType = 'text/plain; charset=utf-8'
/** Of chapters, as the Podcasting 2.0 namespace names it. */
export const chaptersType = 'application/json+chapters'
export const jsonType = 'application/json'
export const csvType = 'text/csv; charset=utf-8'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
