import { type Catalogue, english } from '@cueroom/core/languages/english.ts'
import { overridableKeys } from '@cueroom/core/languages/text-keys.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { ActionIcon, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconTrash } from '../icons/index.ts'

type Texts = QuestionnaireSettings['texts']

type Key = (typeof overridableKeys)[number]

const textsOf = ({ questionnaire, counts: { questions, minutes, problems } }: Catalogue) => ({
  ...questionnaire,
  questions: questions.other,
  minutes: minutes.other,
  problems: problems.other,
})

/** What the host reads, in English as the dashboard. */
const labels = textsOf(english)

interface Props {
  texts: Texts
  language: QuestionnaireSettings['language']
  onChange: (texts: Texts) => void
}

/** The texts of the form in the host's own words, which begin with those of the form's language. */
export function TextOverrides({ texts, language, onChange }: Props) {
  const catalogue = useQuery({
    queryKey: ['catalogue', language],
    queryFn: async () =>
      (await import('@cueroom/core/languages/catalogues.ts')).loadCatalogue(language ?? 'en'),
    staleTime: Infinity,
  })
  const usual = catalogue.data ? textsOf(catalogue.data) : labels
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
          label={labels[key]}
          placeholder={usual[key]}
          maxLength={500}
          value={texts[key] ?? ''}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Use the default text: ${labels[key]}`}
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
          .map((value) => ({ value, label: labels[value] }))}
        value={null}
        disabled={catalogue.isPending}
        onChange={(key) => key && onChange({ ...texts, [key]: usual[key] })}
      />
    </Stack>
  )
}
