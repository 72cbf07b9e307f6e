import { icon } from './icon.tsx'

export const IconSelector = /*#__PURE__*/ icon('m8 9l4-4l4 4m0 6l-4 4l-4-4')
