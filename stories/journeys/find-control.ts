/**
 * Runs inside a page, for drivers whose selectors don't reach into widgets: the field with this label, or the button,
 * link or heading with this name. The whole name wins over a part of it.
 */
export function findControl(name: string): HTMLElement | null {
  const roots: (Document | ShadowRoot)[] = [document]
  // The list grows while it is walked: a widget can be inside a component of the host
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  const named = roots
    .flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('label, legend, button, a, summary, h1, h2, h3, [role]'),
    ])
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      element,
      text: (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim(),
    }))
  const found = named.find(({ text }) => text === name) ?? named.find(({ text }) => text.includes(name))
  return found?.element instanceof HTMLLabelElement ? found.element.control : (found?.element ?? null)
}
