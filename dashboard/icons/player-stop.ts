import { icon } from './icon.tsx'

export const IconPlayerStop = /*#__PURE__*/ icon('M5 7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z')
