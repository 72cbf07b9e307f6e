/** A file ready to be downloaded. */
export interface ExportedFile {
  /** With extension, without path; any Unicode, at most 120 characters. */
  name: string
  /** Media type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A file that is generated while it is sent. */
export interface StreamedFile extends Omit<ExportedFile, 'bytes'> {
  /** Its content in chunks, each small enough not to block the process. */
  pieces: AsyncIterable<string | Uint8Array>
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
