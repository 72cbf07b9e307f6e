import { serverMessageOr, useChange, useRead } from '../app/api.tsx'

export const useSessions = () =>
  useRead(['sessions'], (api, signal) => api.account.sessions({ signal }), { gcTime: 0 })

export const useEndSession = () =>
  useChange((api, id: string) => api.account.endSession({ params: { id } }), {
    refresh: ['sessions'],
    success: { title: 'Signed out there' },
    failure: serverMessageOr('Error', "Couldn't sign out there. Please try again."),
  })

export const useRename = () =>
  useChange((api, name: string) => api.account.rename({ body: { name } }), {
    refresh: ['session'],
    success: { title: 'Success', message: 'Name changed' },
    failure: serverMessageOr('Error', "Couldn't change the name. Please try again."),
  })

export const useChangeEmail = () =>
  useChange((api, body: { email: string; currentPassword: string }) => api.account.changeEmail({ body }), {
    refresh: ['session'],
    success: ({ mailed }, { email }) =>
      mailed
        ? { title: 'Check your mail', message: `Open the link that we sent to ${email} to confirm it.` }
        : { title: 'Success', message: 'Email changed' },
    ownSession: true,
  })

export const useRequestErasure = () =>
  useChange((api, body: { name: string; currentPassword: string }) => api.account.requestErasure({ body }), {
    refresh: ['session'],
    ownSession: true,
  })

export const useCancelErasure = () =>
  useChange((api) => api.account.cancelErasure(), {
    refresh: ['session'],
    success: { title: 'Your show stays' },
    failure: { title: 'Error', message: "Couldn't cancel the erasure. Please try again." },
  })
