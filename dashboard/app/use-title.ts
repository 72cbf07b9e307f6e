import { useDocumentTitle } from '@mantine/hooks'
import { productName } from './paths.ts'
import { useStore } from './store.ts'
import { unread } from './unread.ts'

/** Names the tab after a screen; what is unread comes first, so that it shows on a narrow tab. */
export function useTitle(title: string) {
  const count = useStore(unread)
  const named = title === productName ? title : `${title} · ${productName}`
  useDocumentTitle(count > 0 ? `(${count}) ${named}` : named)
}
