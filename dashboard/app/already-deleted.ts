import { counted } from '@cueroom/core/text/format.ts'
import type { Toast } from '../ui/toasts.tsx'

/** Says in a toast that selected guests were deleted elsewhere, such as in another window. */
export const alreadyDeleted = ({ missing }: { missing: readonly number[] }): Pick<Toast, 'message'> =>
  missing.length === 0
    ? {}
    : {
        message: `${counted(missing.length, 'guest')} ${missing.length === 1 ? 'was' : 'were'} already deleted`,
      }
