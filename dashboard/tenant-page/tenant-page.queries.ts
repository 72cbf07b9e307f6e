import { serverMessageOr, useChange, useRead } from '../app/api.tsx'

export const useTenantUsage = (id: string) =>
  useRead(['usage', id], ({ tenants }, signal) => tenants.usage({ params: { id }, signal }), { gcTime: 0 })

export const useTenantSessions = (id: string) =>
  useRead(['sessions', 'tenant', id], ({ tenants }, signal) => tenants.sessions({ params: { id }, signal }), {
    gcTime: 0,
  })

export const useDisableTenantTwoFactor = (id: string) =>
  useChange(({ tenants }) => tenants.disableTwoFactor({ params: { id } }), {
    refresh: ['sessions', 'audit'],
    success: { title: 'Two-factor authentication is off' },
    failure: serverMessageOr(
      'Not turned off',
      "Couldn't turn off two-factor authentication. Please try again.",
    ),
  })
