import { randomId } from '@cueroom/core/text/random-id.ts'

const mark = 'cueroomDialog'

/**
 * Adds an entry to the page's history, so that the Back button closes what was opened instead of leaving the page.
 * @returns removes the entry again, for whoever closes it another way
 */
export function closeOnBack(close: () => void): () => void {
  const id = randomId()
  const isCurrent = () => history.state?.[mark] === id
  try {
    // Routers keep their own state here, and reload a page where it is missing
    history.pushState({ ...history.state, [mark]: id }, '')
  } catch {
    return () => {}
  }
  const onMove = () => {
    if (!isCurrent()) close()
  }
  addEventListener('popstate', onMove)
  return () => {
    removeEventListener('popstate', onMove)
    // The page may have added an entry of its own, which stays where it is
    if (isCurrent()) history.back()
  }
}
