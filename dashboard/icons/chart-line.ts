import { icon } from './icon.tsx'

export const IconChartLine = /*#__PURE__*/ icon('M4 19h16M4 15l4-6l4 2l4-5l4 4')
