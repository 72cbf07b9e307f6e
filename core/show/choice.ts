/** A choice's label and one-line description. */
export interface Choice {
  label: string
  about: string
}

/** Every value of an enumeration, in the order it is offered. */
export type Choices<Value extends string> = Record<Value, Choice>
