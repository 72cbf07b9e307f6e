import { icon } from './icon.tsx'

export const IconLetterA = /*#__PURE__*/ icon('M7 20V8a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v12M7 13h10')
