import { languageNames } from '@cueroom/core/languages/language-names.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { Accordion, Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { TagsInput } from '../ui/tags-input.tsx'
import type { Problems } from './draft.ts'
import classes from './questionnaires.module.css'
import { TextOverrides } from './text-overrides.tsx'

interface Props {
  settings: QuestionnaireSettings
  problems: Problems
  onChange: (changed: Partial<QuestionnaireSettings>) => void
}

/** How the questionnaire behaves; closed, since the defaults fit most. */
export const QuestionnaireOptions = memo(function QuestionnaireOptions(props: Props) {
  return (
    <Accordion className={classes.options} variant="default" multiple>
      <Accordion.Item value="form">
        <Accordion.Control>Form and language</Accordion.Control>
        <Accordion.Panel>
          <FormOptions {...props} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="after">
        <Accordion.Control>After submitting</Accordion.Control>
        <Accordion.Panel>
          <AfterSubmit {...props} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="fields">
        <Accordion.Control>Hidden fields</Accordion.Control>
        <Accordion.Panel>
          <TagsInput
            label="URL parameters"
            description="Stored with the answers. The page and UTM parameters are always stored."
            placeholder="episode"
            value={props.settings.hiddenFields}
            error={firstOf(props.problems, 'settings.hiddenFields')}
            onChange={(hiddenFields) => props.onChange({ hiddenFields })}
          />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
})

const firstOf = (problems: Problems, path: string) =>
  Object.entries(problems).find(([at]) => at.startsWith(path))?.[1]

const steps = [
  { value: 'off', label: 'All on one page' },
  { value: 'phones', label: 'One at a time on phones' },
  { value: 'always', label: 'One at a time everywhere' },
]

const FormOptions = ({ settings, onChange }: Props) => (
  <Stack>
    <NativeSelect
      label="Questions"
      data={steps}
      value={settings.oneAtATime}
      onChange={(event) =>
        onChange({ oneAtATime: event.currentTarget.value as QuestionnaireSettings['oneAtATime'] })
      }
    />
    <NativeSelect
      label="Language of the form"
      description="Your questions aren't translated"
      data={[
        { value: '', label: 'From the page or the guest’s browser' },
        ...Object.entries(languageNames).map(([value, label]) => ({ value, label })),
      ]}
      value={settings.language ?? ''}
      onChange={(event) =>
        onChange({ language: (event.currentTarget.value || null) as QuestionnaireSettings['language'] })
      }
    />
    <TextOverrides
      texts={settings.texts}
      language={settings.language}
      onChange={(texts) => onChange({ texts })}
    />
  </Stack>
)

function AfterSubmit({ settings, problems, onChange }: Props) {
  const { afterSubmit } = settings
  const change = (changed: Partial<typeof afterSubmit>) =>
    onChange({ afterSubmit: { ...afterSubmit, ...changed } })
  return (
    <Stack>
      <Textarea
        label="Thank-you text"
        placeholder="Your answers have been sent to your show."
        minRows={2}
        maxRows={8}
        value={afterSubmit.text ?? ''}
        error={problems['settings.afterSubmit.text']}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextInput
        label="Link"
        description="Such as the page where guests book a date"
        placeholder="https://example.com/book"
        value={afterSubmit.link ?? ''}
        error={problems['settings.afterSubmit.link']}
        onChange={(event) => change({ link: event.currentTarget.value })}
      />
      {afterSubmit.link && (
        <>
          <TextInput
            label="Link text"
            placeholder="Continue"
            value={afterSubmit.linkLabel ?? ''}
            error={problems['settings.afterSubmit.linkLabel']}
            onChange={(event) => change({ linkLabel: event.currentTarget.value })}
          />
          <Checkbox
            label="Redirect automatically"
            checked={afterSubmit.redirect}
            onChange={(event) => change({ redirect: event.currentTarget.checked })}
          />
        </>
      )}
      <Checkbox
        label="Offer a copy of the answers"
        checked={afterSubmit.copy}
        onChange={(event) => change({ copy: event.currentTarget.checked })}
      />
      <Checkbox
        label="Lock all answers"
        description="With a personal link, guests can change their answers until you lock them"
        checked={settings.answersLocked}
        onChange={(event) => onChange({ answersLocked: event.currentTarget.checked })}
      />
    </Stack>
  )
}
