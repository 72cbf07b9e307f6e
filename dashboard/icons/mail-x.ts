import { icon } from './icon.tsx'

export const IconMailX = /*#__PURE__*/ icon('M13.5 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6M0 0m3 7l9 6l9-6m1 15l-5-5m0 5l5-5')
