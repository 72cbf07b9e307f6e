import { icon } from './icon.tsx'

export const IconMailX = /*#__PURE__*/ icon('M13.5 19h-8.5a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v6M3 7l9 6l9 -6M22 22l-5 -5M17 22l5 -5')
