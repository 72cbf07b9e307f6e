import { serverMessageOr, useChange, useIsAdmin, useRead } from '../app/api.tsx'

export function useSessions() {
  const isAdmin = useIsAdmin()
  return useRead(
    ['sessions', isAdmin],
    ({ account }, signal) => (isAdmin ? account.adminSessions({ signal }) : account.sessions({ signal })),
    { gcTime: 0 },
  )
}

export function useEndSession() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ account }, id: string) =>
      isAdmin ? account.endAdminSession({ params: { id } }) : account.endSession({ params: { id } }),
    {
      refresh: ['sessions'],
      success: { title: 'Session ended' },
      failure: serverMessageOr('Session not ended', "Couldn't end that session. Please try again."),
    },
  )
}

export function useRename() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ account }, name: string) =>
      isAdmin ? account.adminRename({ body: { name } }) : account.rename({ body: { name } }),
    {
      refresh: isAdmin ? ['adminSession'] : ['session'],
      success: { title: 'Name changed' },
      failure: serverMessageOr('Name not changed', "Couldn't change the name. Please try again."),
    },
  )
}

export function useChangeEmail() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ account }, body: { email: string; currentPassword: string }) =>
      isAdmin ? account.adminChangeEmail({ body }) : account.changeEmail({ body }),
    {
      refresh: isAdmin ? ['adminSession'] : ['session'],
      success: ({ mailed }, { email }) =>
        mailed
          ? { title: 'Check your email', message: `Open the link that we sent to ${email} to confirm it.` }
          : { title: 'Email changed' },
      ownSession: true,
    },
  )
}

export const useRequestErasure = () =>
  useChange((api, body: { name: string; currentPassword: string }) => api.account.requestErasure({ body }), {
    refresh: ['session'],
    ownSession: true,
  })

export const useCancelErasure = () =>
  useChange((api) => api.account.cancelErasure(), {
    refresh: ['session'],
    success: { title: 'Erasure cancelled' },
    failure: { title: 'Erasure not cancelled', message: "Couldn't cancel the erasure. Please try again." },
  })
