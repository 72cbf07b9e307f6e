import { icon } from './icon.tsx'

export const IconStack2 = /*#__PURE__*/ icon('M12 4L4 8l8 4l8-4zm-8 8l8 4l8-4M4 16l8 4l8-4')
