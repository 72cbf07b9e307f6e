import { icon } from './icon.tsx'

export const IconListNumbers = /*#__PURE__*/ icon('M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4M6 10v-6l-2 2')
