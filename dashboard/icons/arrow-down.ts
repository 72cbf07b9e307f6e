import { icon } from './icon.tsx'

export const IconArrowDown = /*#__PURE__*/ icon('M12 5v14m6-6l-6 6m-6-6l6 6')
