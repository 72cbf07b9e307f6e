/** The fields of a form that is compared: texts, and lists of texts. */
export type FormFields = Record<string, string | string[]>
type Field<Form> = keyof Form & string

/** A field as text, to compare and to show. */
export const fieldText = (value: string | string[]) =>
  typeof value === 'string' ? value.trim() : value.join(', ')

/** The fields whose texts differ. */
export const differing = <Form extends FormFields>(a: Form, b: Form): Field<Form>[] =>
  Object.keys(a).filter((field) => fieldText(a[field]!) !== fieldText(b[field]!))

/** The fields that both sides changed since `base`, to different ends: only the host can say which stands. */
export function clashesBetween<Form extends FormFields>(base: Form, mine: Form, theirs: Form): Field<Form>[] {
  const byThem = new Set(differing(base, theirs))
  const apart = new Set(differing(mine, theirs))
  return differing(base, mine).filter((field) => byThem.has(field) && apart.has(field))
}

/** What both sides made of `base`; where they clash, mine in the fields named and theirs in the others. */
export function mergeForms<Form extends FormFields>(
  base: Form,
  mine: Form,
  theirs: Form,
  keepMine: ReadonlySet<Field<Form>>,
): Form {
  const clashes = new Set(clashesBetween(base, mine, theirs))
  const fromMine = differing(base, mine).filter((field) => !clashes.has(field) || keepMine.has(field))
  return { ...theirs, ...Object.fromEntries(fromMine.map((field) => [field, mine[field]])) }
}
