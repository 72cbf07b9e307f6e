import { icon } from './icon.tsx'

export const IconMaximize = /*#__PURE__*/ icon('M4 8v-2a2 2 0 0 1 2 -2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2 -2v-2')
