import type { KeyScope } from '@cueroom/core/keys/key-scopes.ts'
import { useChange, useRead } from '../app/api.tsx'

export const useKeys = () => useRead(['keys'], (api, signal) => api.keys.list({ signal }), { gcTime: 0 })

interface NewKey {
  name: string
  scope: KeyScope
  days: number
  currentPassword: string
}

/** Makes a key. The caller shows a refusal. */
export const useCreateKey = () =>
  useChange((api, body: NewKey) => api.keys.create({ body }), { refresh: ['keys'] })

export const useRevokeKey = () =>
  useChange((api, id: string) => api.keys.revoke({ params: { id } }), {
    refresh: ['keys'],
    success: { title: 'Key revoked' },
    failure: {
      title: 'Key not revoked',
      message: "Couldn't revoke the key. It still works. Please try again.",
    },
  })
