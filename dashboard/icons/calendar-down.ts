import { icon } from './icon.tsx'

export const IconCalendarDown = /*#__PURE__*/ icon('M12.5 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5m-1 4v6m3-3l-3 3l-3-3m0-16v4M8 3v4m-4 4h16')
