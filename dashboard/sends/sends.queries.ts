import type { Client } from '@cueroom/core/contract.ts'
import type { MailKind, MailTemplate } from '@cueroom/core/sends/mail-template.ts'
import type { MailResult } from '@cueroom/core/sends/send.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { alreadyDeleted } from '../app/already-deleted.ts'
import { useChange, useRead } from '../app/api.tsx'
import { namesOf } from './names-of.ts'

export interface Wanted {
  questionnaireId: string
  guestIds: number[]
  kind: MailKind
}

/** What was sent to these guests, and who asked for no mails. */
export const useSends = (guestIds: readonly number[], enabled = true) =>
  useRead(
    ['sends', 'states', guestIds.join()],
    ({ sends }, signal) => sends.states({ query: { guestIds: guestIds.join() }, signal }),
    { enabled: enabled && guestIds.length > 0 },
  )

export const useTemplate = () =>
  useRead(['sends', 'template'], ({ sends }, signal) => sends.template({ signal }))

/** The mail to each guest. */
export const usePrepared = ({ questionnaireId, guestIds, kind }: Wanted) =>
  useRead(
    ['sends', 'prepared', questionnaireId, guestIds.join(), kind],
    async ({ sends }, signal) =>
      (await sends.prepare({ body: { questionnaireId, guestIds, kind }, signal })).mails,
    // The guests, the show and the template may have changed
    { enabled: questionnaireId !== '', gcTime: 0, staleTime: 0 },
  )

export function useSaveTemplate() {
  const save = (api: Client, { template, version }: { template: MailTemplate; version: number }) =>
    api.sends.saveTemplate({ body: template, ifMatch: version })
  return useChange(save, {
    refresh: ['sends'],
    // Loads the latest version after a conflict, so saving again is a deliberate overwrite
    partial: true,
    success: { title: 'Email saved' },
    failure: { title: 'Not saved', message: "Couldn't save the email. Please try again." },
  })
}

export const useMarkSent = () =>
  useChange((api, wanted: Wanted & { sent: boolean }) => api.sends.mark({ body: wanted }), {
    refresh: ['sends'],
    success: (reply, { guestIds, sent }) => ({
      title: `${counted(guestIds.length - reply.missing.length, 'guest')} marked as ${sent ? 'sent' : 'not sent'}`,
      ...alreadyDeleted(reply),
    }),
    failure: { title: 'Guests not updated', message: "Couldn't update the guests. Please try again." },
  })

/** Ends the personal links of a guest; mails that are shown get new ones. */
export const useRevokeLinks = () =>
  useChange((api, guestId: number) => api.guestPages.revokeLinks({ params: { id: guestId } }), {
    refresh: ['sends'],
    success: { title: 'Personal links revoked' },
    failure: { title: 'Links not revoked', message: "Couldn't revoke the links. Please try again." },
  })

/** "Ada Lovelace and Grace Hopper: No email address", by reason. */
function whyNotSent(failed: readonly MailResult[]): string {
  const reasons = new Set(failed.map(({ problem }) => problem ?? ''))
  return [...reasons]
    .map((reason) => `${namesOf(failed.filter(({ problem }) => (problem ?? '') === reason))}: ${reason}`)
    .join('. ')
}

export const useMailGuests = () =>
  useChange((api, wanted: Wanted) => api.sends.mail({ body: wanted }), {
    refresh: ['sends'],
    partial: true,
    success: ({ results, missing }) => {
      const failed = results.filter(({ sent }) => !sent)
      return {
        title: `${counted(results.length - failed.length, 'email')} sent`,
        ...alreadyDeleted({ missing }),
        ...(failed.length > 0 && { message: `Not sent to ${whyNotSent(failed)}` }),
      }
    },
    failure: { title: 'Not sent', message: "Couldn't send the emails. Please try again." },
  })
