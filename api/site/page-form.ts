import type { RouteOptions, RouteOptionsApp } from '@hapi/hapi'

/** What a form of a page without scripts sent, by the names of its fields. */
export type Form = Record<string, unknown>

type AnswerTooLarge = NonNullable<RouteOptionsApp['answerTooLarge']>

/** Options of a route that takes such forms from anyone. */
export const takesForms = (maxBytes: number, answerTooLarge: AnswerTooLarge): RouteOptions => ({
  auth: false,
  app: { answerTooLarge },
  payload: {
    allow: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    multipart: { output: 'annotated' },
    maxBytes,
  },
})

export const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '')

interface UploadedFile {
  payload: Buffer
  headers: Record<string, string>
}

/** A chosen file as a data URL, undefined for none: what is no photo is refused when it is decoded. */
export function fileOf(value: unknown): string | undefined {
  const { payload, headers } = (value ?? {}) as Partial<UploadedFile>
  if (!Buffer.isBuffer(payload) || payload.length === 0) return undefined
  const type = /^image\/\w+$/.exec(headers?.['content-type'] ?? '')?.[0] ?? 'image/unknown'
  return `data:${type};base64,${payload.toString('base64')}`
}
