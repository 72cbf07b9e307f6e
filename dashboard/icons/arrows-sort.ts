import { icon } from './icon.tsx'

export const IconArrowsSort = /*#__PURE__*/ icon('m3 9l4-4l4 4M7 5v14m14-4l-4 4l-4-4m4 4V5')
