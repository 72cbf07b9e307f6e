import { serverMessageOr, useChange, useIsAdmin, useRead } from '../app/api.tsx'

export function useTwoFactor() {
  const isAdmin = useIsAdmin()
  return useRead(
    ['twoFactor', isAdmin],
    ({ twoFactor }, signal) => (isAdmin ? twoFactor.adminGet({ signal }) : twoFactor.get({ signal })),
    { gcTime: 0 },
  )
}

/** Makes a secret for an authenticator app. The caller shows a refusal. */
export function useStartTwoFactor() {
  const isAdmin = useIsAdmin()
  return useChange(({ twoFactor }, currentPassword: string) => {
    const body = { currentPassword }
    return isAdmin ? twoFactor.adminStart({ body }) : twoFactor.start({ body })
  }, {})
}

/** Turns it on with the first code. The caller shows a refusal. */
export function useEnableTwoFactor() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ twoFactor }, code: string) =>
      isAdmin ? twoFactor.adminEnable({ body: { code } }) : twoFactor.enable({ body: { code } }),
    { refresh: ['twoFactor'] },
  )
}

export function useReplaceRecoveryCodes() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ twoFactor }) => (isAdmin ? twoFactor.adminReplaceRecoveryCodes() : twoFactor.replaceRecoveryCodes()),
    {
      refresh: ['twoFactor'],
      failure: serverMessageOr('Error', "Couldn't make new recovery codes. The ones you have still work."),
    },
  )
}

export function useDisableTwoFactor() {
  const isAdmin = useIsAdmin()
  return useChange(({ twoFactor }) => (isAdmin ? twoFactor.adminDisable() : twoFactor.disable()), {
    refresh: ['twoFactor'],
    success: { title: 'Two-factor authentication is off' },
    failure: serverMessageOr('Error', "Couldn't turn off two-factor authentication. Please try again."),
  })
}
