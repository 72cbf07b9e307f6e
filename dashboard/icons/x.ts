import { icon } from './icon.tsx'

export const IconX = /*#__PURE__*/ icon('M18 6l-12 12M6 6l12 12')
