import { icon } from './icon.tsx'

export const IconSend = /*#__PURE__*/ icon('M10 14L21 3m0 0l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1z')
