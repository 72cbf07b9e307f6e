import { english } from '@cueroom/core/languages/english.ts'
import { overridableKeys } from '@cueroom/core/languages/text-keys.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { ActionIcon, Select, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '../icons/index.ts'

type Texts = QuestionnaireSettings['texts']

type Key = (typeof overridableKeys)[number]

const { questions, minutes, problems } = english.counts
const usual = {
  ...english.questionnaire,
  questions: questions.other,
  minutes: minutes.other,
  problems: problems.other,
}

/** The texts of the form in the host's own words. */
export function TextOverrides({ texts, onChange }: { texts: Texts; onChange: (texts: Texts) => void }) {
  const changed = overridableKeys.filter((key) => texts[key] !== undefined)
  const remove = (key: Key) => {
    const { [key]: _, ...rest } = texts
    onChange(rest)
  }
  return (
    <Stack gap="xs">
      {changed.map((key) => (
        <TextInput
          key={key}
          label={usual[key]}
          placeholder={usual[key]}
          maxLength={500}
          value={texts[key] ?? ''}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Use the default text: ${usual[key]}`}
              onClick={() => remove(key)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          }
          onChange={(event) => onChange({ ...texts, [key]: event.currentTarget.value })}
        />
      ))}
      <Select
        label="Change a text on the form"
        placeholder="Choose a text, such as “Submit Responses”"
        searchable
        data={overridableKeys
          .filter((key) => texts[key] === undefined)
          .map((value) => ({ value, label: usual[value] }))}
        value={null}
        onChange={(key) => key && onChange({ ...texts, [key]: usual[key] })}
      />
    </Stack>
  )
}
