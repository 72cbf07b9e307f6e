import { icon } from './icon.tsx'

export const IconMailOpened = /*#__PURE__*/ icon('M3 9l9 6l9 -6l-9 -6l-9 6M21 9v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 19l6 -6M15 13l6 6')
