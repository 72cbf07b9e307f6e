import type { MailChoice } from '@cueroom/core/mail/mail-choices.ts'
import { serverMessageOr, useChange, useIsAdmin, useRead } from '../app/api.tsx'

interface Settings {
  mailServer: boolean
  mails: Partial<Record<MailChoice, boolean>>
}

export function useMails() {
  const isAdmin = useIsAdmin()
  return useRead<Settings>(
    ['mails', isAdmin],
    ({ account }, signal) => (isAdmin ? account.adminMails({ signal }) : account.mails({ signal })),
    { gcTime: 0 },
  )
}

/** Saves one choice. Optimistic: shown as chosen until the server replies. */
export function useSaveMails() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ account }, mails: Partial<Record<MailChoice, boolean>>): Promise<Settings> =>
      isAdmin
        ? account.saveAdminMails({ body: { mails: { signIns: mails.signIns ?? true } } })
        : account.saveMails({ body: { mails } }),
    {
      refresh: ['mails'],
      failure: serverMessageOr('Not saved', "Couldn't save your choice. Please try again."),
    },
  )
}
