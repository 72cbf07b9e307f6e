import { fold } from './fold.ts'
import { columnLabel } from './text.ts'

/** Whether a key of the host's mapping, a header or a label such as `Column C`, means this column. */
export const isColumn = (key: string, header: string, index: number) =>
  key.toLowerCase() === columnLabel(index).toLowerCase() || (header !== '' && fold(key) === fold(header))
