import { icon } from './icon.tsx'

export const IconX = /*#__PURE__*/ icon('M18 6L6 18M6 6l12 12')
