import { icon } from './icon.tsx'

export const IconClockPause = /*#__PURE__*/ icon('M20.942 13.018a9 9 0 1 0-7.909 7.922M12 7v5l2 2m3 3v5m4-5v5')
