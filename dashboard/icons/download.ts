import { icon } from './icon.tsx'

export const IconDownload = /*#__PURE__*/ icon('M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5m-5-7v12')
