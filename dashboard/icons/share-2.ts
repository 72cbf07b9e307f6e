import { icon } from './icon.tsx'

export const IconShare2 = /*#__PURE__*/ icon('M8 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1m-4 5V3M9 6l3-3l3 3')
