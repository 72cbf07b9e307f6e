import { icon } from './icon.tsx'

export const IconMailOpened = /*#__PURE__*/ icon('m3 9l9 6l9-6l-9-6zM21 9v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9m0 10l6-6m6 0l6 6')
