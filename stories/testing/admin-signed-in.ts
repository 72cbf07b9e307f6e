import { adminToken } from '@cueroom/dashboard/app/session.ts'

/** What the fake API answers an administrator who is signed in. */
export const adminSession = () => ({
  admin: { id: 1, email: 'root@platform.example', name: 'Root', role: 'admin', lastLoginAt: null },
  expiresAt: '2030-01-01T00:00:00Z',
})

/** For a story's `beforeEach`: a browser that has an administrator's token. */
export function asAdministrator() {
  localStorage.clear()
  adminToken.set('a-token')
  return () => adminToken.set(null)
}
