import { useRead } from '../app/api.tsx'

/** Which texts these guests have, and which are out of date. */
export const useTextStates = (guestIds: readonly number[]) =>
  useRead(
    ['texts', { states: guestIds.join() }],
    async ({ content }, signal) =>
      (await content.states({ query: { guestIds: guestIds.join() }, signal })).texts,
    { enabled: guestIds.length > 0 },
  )
