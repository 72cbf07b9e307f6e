import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '../icons/index.ts'
import { reason, serverMessage } from './api.tsx'

/** Above a text that a failed generation left as it was: nobody takes it for the new one. */
export const StillEarlier = ({ failed }: { failed: Error | null }) =>
  failed && (
    <Alert
      role="note"
      color="coral"
      icon={<IconAlertTriangle />}
      title="This is still the earlier text"
      p="sm"
      mb="md"
    >
      {reason(failed) ?? serverMessage(failed) ?? 'The new one couldn’t be written. Please try again.'}
    </Alert>
  )
