import { icon } from './icon.tsx'

export const IconCheck = /*#__PURE__*/ icon('m5 12l5 5L20 7')
