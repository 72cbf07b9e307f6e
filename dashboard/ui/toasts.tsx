import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconX } from '../icons/index.ts'
import { Dimmed } from './dimmed.ts'

export interface Toast {
  title: string
  message?: string | undefined
  /** A second line: why it failed and what to do. */
  reason?: string | undefined
  action?: { label: string; run: () => void } | undefined
}

/** How long a dismissed toast can still be reopened, in milliseconds (specification 9). */
export const dismissedToastKept = 1_000_000

const shownFor = ({ action, reason }: Toast) => (action || reason ? 12_000 : 6_000)

let last: { toast: Toast; tone: Tone } | undefined
let forgetting: ReturnType<typeof setTimeout> | undefined
type Tone = 'success' | 'failure'

/** The most recently dismissed toast, until it is removed. */
export const lastToast = () => last?.toast
export function showLastToast() {
  if (last) show(last.tone, last.toast)
}

const forgetLater = () => {
  clearTimeout(forgetting)
  forgetting = setTimeout(() => (last = undefined), dismissedToastKept)
}

/** One toast at a time; a new one replaces the current one. */
function show(tone: Tone, toast: Toast) {
  clearTimeout(forgetting)
  last = { tone, toast }
  notifications.clean()
  const id = notifications.show({
    ...look[tone],
    ...(hasText(toast) && { title: toast.title }),
    message: <ToastBody toast={toast} dismiss={() => notifications.hide(id)} />,
    autoClose: shownFor(toast),
    onClose: forgetLater,
  })
}

const look = {
  success: { color: 'teal.8', icon: <IconCheck size={16} /> },
  failure: { color: 'red.8', icon: <IconX size={16} />, 'data-tone': 'destructive' },
}

const hasText = ({ message, reason }: Toast) => Boolean(message || reason)

function ToastBody({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { title, message, reason, action } = toast
  const act = () => {
    dismiss()
    action?.run()
  }
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Stack gap={2}>
        {/* A title without details shares its line with the button */}
        {!hasText(toast) && (
          <Text size="sm" fw={500} c="var(--mantine-color-text)">
            {title}
          </Text>
        )}
        {/* Mantine's grey has too little contrast next to a title */}
        {message && (
          <Text size="sm" c="var(--mantine-color-text)">
            {message}
          </Text>
        )}
        {reason && <Dimmed>{reason}</Dimmed>}
      </Stack>
      {action && (
        <Button size="compact-sm" flex="none" onClick={act}>
          {action.label}
        </Button>
      )}
    </Group>
  )
}

export const toast = {
  success: (content: Toast) => show('success', content),
  failure: (content: Toast) => show('failure', content),
}
