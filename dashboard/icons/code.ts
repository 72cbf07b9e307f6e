import { icon } from './icon.tsx'

export const IconCode = /*#__PURE__*/ icon('m7 8l-4 4l4 4m10-8l4 4l-4 4M14 4l-4 16')
