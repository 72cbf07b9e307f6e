import { useRead } from './api.tsx'

/** The show's settings; null before the first save. */
export const useSettings = () => useRead(['settings'], (api, signal) => api.show.settings({ signal }))
