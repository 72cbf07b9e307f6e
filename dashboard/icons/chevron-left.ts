import { icon } from './icon.tsx'

export const IconChevronLeft = /*#__PURE__*/ icon('m15 6l-6 6l6 6')
