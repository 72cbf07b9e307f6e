import { Notifications } from '@mantine/notifications'

/** Where toasts appear. */
export const ToastRegion = () => <Notifications position="bottom-right" zIndex={400} />
