import { icon } from './icon.tsx'

export const IconInbox = /*#__PURE__*/ icon('M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 13h3l3 3h4l3-3h3')
