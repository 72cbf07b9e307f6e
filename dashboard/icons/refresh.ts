import { icon } from './icon.tsx'

export const IconRefresh = /*#__PURE__*/ icon('M20 11A8.1 8.1 0 0 0 4.5 9M4 5v4h4m-4 4a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4')
