import { icon } from './icon.tsx'

export const IconMicrophone = /*#__PURE__*/ icon('M9 5a3 3 0 0 1 3-3a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3a3 3 0 0 1-3-3zM5 10a7 7 0 0 0 14 0M8 21h8m-4-4v4')
