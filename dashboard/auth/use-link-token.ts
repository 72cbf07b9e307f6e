import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../routing/routing.tsx'
import { readStored, writeStored } from '../ui/storage.ts'

/**
 * The token of a link from a mail, in the fragment; in the query of older links. It is removed from the address bar
 * immediately, so it isn't kept in history or shared. The tab keeps it until it was used, so that the page can be reloaded.
 * @param key of the tab's storage
 */
export function useLinkToken(key: string) {
  const { pathname, search, hash } = useLocation()
  const inAddress =
    new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
  const [token] = useState(inAddress ?? readStored(key, 'sessionStorage') ?? '')
  const navigate = useNavigate()
  useEffect(() => {
    if (inAddress === null) return
    writeStored(key, inAddress, 'sessionStorage')
    navigate(pathname, { replace: true })
  }, [navigate, pathname, key, inAddress])
  return { token, forget: () => writeStored(key, null, 'sessionStorage') }
}
