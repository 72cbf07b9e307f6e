import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { Button, Input, Stack, Textarea } from '@mantine/core'
import { IconPlus, IconTrash } from '../icons/index.ts'
import { useSettingsFormContext } from './settings-form.ts'

const path = 'contentStyles.ownIntroductions'
const most = 5

/** Up to five introductions that the host wrote, as examples for new ones. */
export function OwnIntroductionsField() {
  const form = useSettingsFormContext()
  const { label, about } = settingFields[path]
  const texts = form.values.contentStyles.ownIntroductions
  return (
    <Input.Wrapper label={label} description={about} labelElement="div">
      <Stack gap="xs" mt="xs" align="flex-start">
        {texts.map((_, index) => (
          <Stack key={index} w="100%" align="flex-start" gap={4}>
            <Textarea
              w="100%"
              label={`Introduction ${index + 1}`}
              minRows={3}
              maxRows={12}
              maxLength={4_000}
              {...form.getInputProps(`${path}.${index}`)}
            />
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconTrash size={15} />}
              aria-label={`Remove introduction ${index + 1}`}
              onClick={() => form.removeListItem(path, index)}
            >
              Remove
            </Button>
          </Stack>
        ))}
        <Button
          leftSection={<IconPlus size={17} />}
          disabled={texts.length >= most}
          onClick={() => form.insertListItem(path, '')}
        >
          Add an introduction
        </Button>
      </Stack>
    </Input.Wrapper>
  )
}
