import { randomId } from '@cueroom/core/text/random-id.ts'

const mark = 'cueroomDialog'

/**
 * Adds a history entry, so the Back button closes the dialog instead of leaving the page. @returns removes
 * the entry, for closing it another way
 */
export function closeOnBack(close: () => void): () => void {
  const id = randomId()
  const isCurrent = () => history.state?.[mark] === id
  try {
    // Routers keep their own state here, and reload the page if it is missing
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
    // The page may have added its own entry, which must stay
    if (isCurrent()) history.back()
  }
}
