import { useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** Downloads a guest's interview for the host's calendar. */
export const useGuestCalendar = () =>
  useChange(async (api, id: number) => saveDownload(await api.calendars.ofGuest({ params: { id } })), {
    failure: { title: 'Download failed', message: "Couldn't create the calendar file. Please try again." },
  })
