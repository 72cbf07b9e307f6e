import { icon } from './icon.tsx'

export const IconChecks = /*#__PURE__*/ icon('m7 12l5 5L22 7M2 12l5 5m5-5l5-5')
