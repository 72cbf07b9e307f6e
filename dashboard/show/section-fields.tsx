import { type ComponentProps, memo } from 'react'
import type { SettingsSection } from './sections.tsx'
import { SettingsFormProvider } from './settings-form.ts'

interface Props {
  section: SettingsSection
  form: ComponentProps<typeof SettingsFormProvider>['form']
}

/** Fields of one section. They render again only when their own values or errors change, not at every keystroke elsewhere. */
export const SectionFields = memo(function SectionFields({ section: { Section }, form }: Props) {
  return (
    <SettingsFormProvider form={form}>
      <Section />
    </SettingsFormProvider>
  )
}, isSame)

function isSame(before: Props, after: Props) {
  return before.section === after.section && stateOf(before) === stateOf(after)
}

// The form clones all its values at each change, so they are compared as text
function stateOf({ section: { groups }, form: { values, errors } }: Props) {
  const isOwn = ([path]: [string, unknown]) => groups.includes(path.split('.')[0]!)
  return JSON.stringify([Object.entries(values), Object.entries(errors)].map((all) => all.filter(isOwn)))
}
