import { icon } from './icon.tsx'

export const IconExternalLink = /*#__PURE__*/ icon('M12 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6m-7 1l9-9m-5 0h5v5')
