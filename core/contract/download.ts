/** A downloaded file. */
export interface Download {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  /** Ids of the call that the show doesn't have; absent if it has all of them. */
  missing?: number[]
  /** Types of the texts in it that are older than what they were written from; absent if none is. */
  outOfDate?: string[]
}

/** Reads an answer as a file, under the name its headers give it. */
export async function download(response: Response): Promise<Download> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'download')
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const missing = response.headers.get('x-missing')
  const outOfDate = response.headers.get('x-out-of-date')
  return {
    name,
    type,
    bytes: new Uint8Array(await response.arrayBuffer()),
    ...(missing && { missing: missing.split(',').map(Number) }),
    ...(outOfDate && { outOfDate: outOfDate.split(',') }),
  }
}
