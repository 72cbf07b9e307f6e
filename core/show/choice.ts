/** How people read a choice: its name, and what it does in one line. */
export interface Choice {
  label: string
  about: string
}

/** Every value of an enumeration, in the order it is offered. */
export type Choices<Value extends string> = Record<Value, Choice>
