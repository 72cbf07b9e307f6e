import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { styleChoices } from '@cueroom/core/show/style-choices.ts'
import { Skeleton, Switch, Textarea } from '@mantine/core'
import { lazyPart } from '../ui/lazy.tsx'
import { ChoiceField } from './fields.tsx'
import classes from './fields.module.css'
import { OwnIntroductionsField } from './own-introductions-field.tsx'
import { useSettingsFormContext } from './settings-form.ts'

// Lazy: a field for numbers weighs as much as the rest of the section
const ReadingPaceField = lazyPart(
  'reading pace',
  async () => (await import('./reading-pace-field.tsx')).ReadingPaceField,
  () => <Skeleton h={84} />,
)

const choices = [
  'introductionStyle',
  'introductionTemplate',
  'introLength',
  'biographicalDepth',
  'storytellingStyle',
  'personalDetailsLevel',
  'tone',
  'approach',
  'questionStyle',
  'showNotesStyle',
] as const

export const StylesSection = () => (
  <div className={classes.grid}>
    {choices.map((name) => (
      <ChoiceField<string> key={name} path={`contentStyles.${name}`} choices={styleChoices[name]} />
    ))}
    <SignatureField path="contentStyles.signatureStatement.atStart" />
    <SignatureField path="contentStyles.signatureStatement.atEndOfIntro" />
    <OwnIntroductionsField />
    <ReadingPaceField />
  </div>
)

interface SignatureProps {
  path: 'contentStyles.signatureStatement.atStart' | 'contentStyles.signatureStatement.atEndOfIntro'
}

/** A sentence for every introduction, and whether to use it. */
function SignatureField({ path }: SignatureProps) {
  const form = useSettingsFormContext()
  const { label, about } = settingFields[path]
  const { checked } = form.getInputProps(`${path}.enabled`, { type: 'checkbox' })
  return (
    <div>
      <Switch
        label={label}
        description={about}
        {...form.getInputProps(`${path}.enabled`, { type: 'checkbox' })}
      />
      <Textarea
        mt="xs"
        aria-label={`Text of the ${label.toLowerCase()}`}
        placeholder={checked ? 'Such as “Put the kettle on. We are in no hurry here.”' : 'Off'}
        minRows={2}
        maxLength={1_000}
        disabled={!checked}
        {...form.getInputProps(`${path}.text`)}
      />
    </div>
  )
}
