import { icon } from './icon.tsx'

export const IconLogout2 = /*#__PURE__*/ icon('M10 8V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-2M15 12H3l3-3m0 6l-3-3')
