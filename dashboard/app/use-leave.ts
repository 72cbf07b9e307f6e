import { useQueryClient } from '@tanstack/react-query'
import { hostToken } from './session.ts'

/** Clears the session and all cached data; the shell then redirects to sign-in. */
export function useLeave() {
  const queries = useQueryClient()
  return () => {
    queries.clear()
    hostToken.set(null)
  }
}
