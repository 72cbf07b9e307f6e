import { icon } from './icon.tsx'

export const IconWebhook = /*#__PURE__*/ icon('M4.876 13.61A4 4 0 1 0 11 17h6M15.066 20.502A4 4 0 1 0 17 13c-.706 0-1.424.179-2 .5L12 8M16 8a4 4 0 1 0-8 0c0 1.506.77 2.818 2 3.5L7 17')
