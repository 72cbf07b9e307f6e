import { normalize } from './normalize.ts'
import { columnLabel } from '../read/cell-text.ts'

/** Whether a key of the host's mapping, a header or a label such as `Column C`, means this column. */
export const isColumn = (key: string, header: string, index: number) =>
  key.toLowerCase() === columnLabel(index).toLowerCase() ||
  (header !== '' && normalize(key) === normalize(header))
