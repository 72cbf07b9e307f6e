/** Form fields to compare: texts and lists of texts. */
export type FormFields = Record<string, string | string[]>
type Field<Form> = keyof Form & string

/** A field as text, for comparing and display. */
export const fieldText = (value: string | string[]) =>
  typeof value === 'string' ? value.trim() : value.join(', ')

/** The fields that differ. */
export const differing = <Form extends FormFields>(a: Form, b: Form): Field<Form>[] =>
  Object.keys(a).filter((field) => fieldText(a[field]!) !== fieldText(b[field]!))

/** Fields that both sides changed differently since `base`; only the host can resolve these. */
export function clashesBetween<Form extends FormFields>(base: Form, mine: Form, theirs: Form): Field<Form>[] {
  const byThem = new Set(differing(base, theirs))
  const apart = new Set(differing(mine, theirs))
  return differing(base, mine).filter((field) => byThem.has(field) && apart.has(field))
}

/** Merges both sides' changes to `base`; conflicting fields use mine if named, else theirs. */
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
