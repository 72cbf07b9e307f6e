import { icon } from './icon.tsx'

export const IconBuilding = /*#__PURE__*/ icon('M3 21h18M9 8h1m-1 4h1m-1 4h1m4-8h1m-1 4h1m-1 4h1M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16')
