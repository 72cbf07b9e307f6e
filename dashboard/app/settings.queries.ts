import { ownTimeZone } from '@cueroom/core/guests/interview-time.ts'
import { useApi, useRead } from './api.tsx'

/** The show's settings; null before the first save. */
export const useSettings = () => useRead(['settings'], (api, signal) => api.show.settings({ signal }))

/** The time zone in which dates of the show are shown and typed: this browser's until the show has one. */
export const useShowTimeZone = () => useSettings().data?.timeZone ?? ownTimeZone()

/** Reads that time zone and the hosts where wrong ones, as while the settings load, would be stored. */
export function useReadShow() {
  const api = useApi()
  return async () => {
    const show = await api.show.settings()
    const hosts = show?.hosts.map(({ name, email }) => ({ name, email })) ?? []
    return { timeZone: show?.timeZone ?? ownTimeZone(), hosts }
  }
}
