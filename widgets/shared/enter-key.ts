interface Press {
  target: EventTarget
  currentTarget: HTMLFormElement
  nativeEvent: KeyboardEvent
}

/** Enter in a field moves to the next one: on a long form, it must not submit unfinished answers. */
export function goToNextField({ target, nativeEvent, currentTarget }: Press) {
  const isField = target instanceof HTMLInputElement && target.type !== 'file'
  if (nativeEvent.key !== 'Enter' || nativeEvent.isComposing || !isField) return
  nativeEvent.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, .primary')]
  const reachable = fields.filter((field) => field.tabIndex >= 0 && !isSameGroup(field, target))
  reachable.find((field) => target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus()
}

const isSameGroup = (field: HTMLElement, { name }: HTMLInputElement) =>
  field instanceof HTMLInputElement && name !== '' && field.name === name
