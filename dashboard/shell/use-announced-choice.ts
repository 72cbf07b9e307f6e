import { useEffect } from 'react'

/**
 * Marks the option that arrow keys have chosen, for screen readers, while the focus stays in the field of its listbox: Mantine only
 * paints it.
 */
export function useAnnouncedChoice(listId: string) {
  useEffect(() => {
    const announce = () => {
      const field = document.querySelector(`[aria-controls="${listId}"]`)
      const options = document.querySelectorAll(`#${listId} [role=option]`)
      field?.removeAttribute('aria-activedescendant')
      for (const [index, option] of options.entries()) {
        option.id = `${listId}-${index}`
        const isChosen = option.hasAttribute('data-selected')
        option.setAttribute('aria-selected', String(isChosen))
        if (isChosen) field?.setAttribute('aria-activedescendant', option.id)
      }
    }
    const observer = new MutationObserver(announce)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-selected'] })
    announce()
    return () => observer.disconnect()
  }, [listId])
}
