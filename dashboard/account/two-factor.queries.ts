import { useChange, useIsAdmin, useRead } from '../app/api.tsx'

interface Password {
  currentPassword: string
}

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
  return useChange(({ twoFactor }, body: Password) => {
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

/** Makes new recovery codes. The caller shows a refusal. */
export function useReplaceRecoveryCodes() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ twoFactor }, body: Password) =>
      isAdmin ? twoFactor.adminReplaceRecoveryCodes({ body }) : twoFactor.replaceRecoveryCodes({ body }),
    { refresh: ['twoFactor'] },
  )
}

/** Turns it off. The caller shows a refusal. */
export function useDisableTwoFactor() {
  const isAdmin = useIsAdmin()
  return useChange(
    ({ twoFactor }, body: Password) =>
      isAdmin ? twoFactor.adminDisable({ body }) : twoFactor.disable({ body }),
    { refresh: ['twoFactor'], success: { title: 'Two-factor authentication is off' } },
  )
}
