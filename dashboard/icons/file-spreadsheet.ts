import { icon } from './icon.tsx'

export const IconFileSpreadsheet = /*#__PURE__*/ icon('M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M8 11h8v7H8zm0 4h8m-5-4v7')
