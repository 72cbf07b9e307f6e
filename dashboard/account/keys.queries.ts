import type { KeyScope } from '@cueroom/core/keys/key-scopes.ts'
import { serverMessageOr, useChange, useRead } from '../app/api.tsx'

export const useKeys = () => useRead(['keys'], (api, signal) => api.keys.list({ signal }), { gcTime: 0 })

export const useCreateKey = () =>
  useChange((api, body: { name: string; scope: KeyScope; days: number }) => api.keys.create({ body }), {
    refresh: ['keys'],
    failure: serverMessageOr('Error', "Couldn't create the key. Please try again."),
  })

export const useRevokeKey = () =>
  useChange((api, id: string) => api.keys.revoke({ params: { id } }), {
    refresh: ['keys'],
    success: { title: 'Key revoked' },
    failure: { title: 'Error', message: "Couldn't revoke the key. It still works." },
  })
