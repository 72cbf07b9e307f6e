import * as z from 'zod'

/** The public page of a show whose subscription is not active. */
export const ClosedPage = z.object({ closed: z.literal(true), title: z.string() }).meta({ id: 'ClosedPage' })
export type ClosedPage = z.infer<typeof ClosedPage>
