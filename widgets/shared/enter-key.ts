import type { KeyboardEvent } from 'react'

/** Enter in a field goes to the next one: on a page of many questions it must not send what is half done. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, nativeEvent, currentTarget } = event
  const isField = target instanceof HTMLInputElement && target.type !== 'file'
  if (key !== 'Enter' || nativeEvent.isComposing || !isField) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, .primary')]
  const reachable = fields.filter((field) => field.tabIndex >= 0 && !isSameGroup(field, target))
  reachable.find((field) => target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus()
}

const isSameGroup = (field: HTMLElement, { name }: HTMLInputElement) =>
  field instanceof HTMLInputElement && name !== '' && field.name === name
