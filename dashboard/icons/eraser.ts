import { icon } from './icon.tsx'

export const IconEraser = /*#__PURE__*/ icon('M19 20H8.5l-4.21-4.3a1 1 0 0 1 0-1.41l10-10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41L11.5 20m6.5-6.7L11.7 7')
