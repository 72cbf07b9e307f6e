import { useSearchParams } from 'react-router'
import { type GuestTab, guestTabs } from '../app/paths.ts'

/** The open tab, kept in the address. */
export function useGuestTab() {
  const [params, setParams] = useSearchParams()
  const tab = guestTabs.find((name) => name === params.get('tab')) ?? 'introduction'
  const open = (next: GuestTab) => setParams({ tab: next }, { replace: true, preventScrollReset: true })
  return { tab, open }
}
