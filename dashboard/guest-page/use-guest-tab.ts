import { type GuestTab, guestTabs } from '../app/paths.ts'
import { useSearchParams } from '../routing/routing.tsx'

/** The open tab, kept in the address. */
export function useGuestTab() {
  const [params, setParams] = useSearchParams()
  const tab = guestTabs.find((name) => name === params.get('tab')) ?? 'introduction'
  const open = (next: GuestTab) => setParams({ tab: next }, { replace: true, preventScrollReset: true })
  return { tab, open }
}
