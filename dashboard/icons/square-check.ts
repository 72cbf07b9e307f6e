import { icon } from './icon.tsx'

export const IconSquareCheck = /*#__PURE__*/ icon('M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM0 0m9 12l2 2l4-4')
