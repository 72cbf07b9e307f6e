/** A file ready to be downloaded. */
export interface ExportedFile {
  /** With extension, without path; any Unicode, at most 120 characters. */
  name: string
  /** Media type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
