import { icon } from './icon.tsx'

export const IconCalendarDown = /*#__PURE__*/ icon('M12.5 21h-6.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v5M19 16v6M22 19l-3 3l-3 -3M16 3v4M8 3v4M4 11h16')
