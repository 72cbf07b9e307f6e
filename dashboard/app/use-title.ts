import { useDocumentTitle } from '@mantine/hooks'
import { productName } from './paths.ts'
import { useStore } from '../ui/store.ts'
import { unread } from './unread.ts'

/** Sets the tab title to the screen's. The unread count comes first, so it is visible on narrow tabs. */
export function useTitle(title: string) {
  const count = useStore(unread)
  const named = title === productName ? title : `${title} · ${productName}`
  useDocumentTitle(count > 0 ? `(${count}) ${named}` : named)
}
