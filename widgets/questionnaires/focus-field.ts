import { fieldId } from './field-id.ts'

/** Moves the focus to the field of a question in the same form as the element. */
export const focusField = (element: Element, question: string) =>
  (element.getRootNode() as Document | ShadowRoot).getElementById(fieldId(question))?.focus()
