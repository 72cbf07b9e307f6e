import { type RefObject, useEffect } from 'react'
import { addStyles } from './styles.ts'

const styled = new WeakMap<ShadowRoot, Set<string>>()

/** Adds the styles of a part that is loaded later to the shadow root around an element. */
export function useStyles(element: RefObject<Element | null>, css: string) {
  useEffect(() => {
    const root = element.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const added = styled.get(root) ?? new Set()
    if (added.has(css)) return
    styled.set(root, added.add(css))
    addStyles(root, css)
  }, [element, css])
}
