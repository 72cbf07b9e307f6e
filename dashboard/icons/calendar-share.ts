import { icon } from './icon.tsx'

export const IconCalendarShare = /*#__PURE__*/ icon('M12 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M16 3v4M8 3v4m-4 4h16m-4 11l5-5m0 4.5V17h-4.5')
