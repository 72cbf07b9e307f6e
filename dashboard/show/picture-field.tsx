import { settingFields, type SettingPath } from '@cueroom/core/show/setting-fields.ts'
import { Button, FileButton, Group, Input } from '@mantine/core'
import { readPhotoFile } from '../guests/photo-input.tsx'
import { IconPhoto, IconUpload } from '../icons/index.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import classes from './picture-field.module.css'
import { useSettingsFormContext } from './settings-form.ts'

interface Props {
  path: string
  as?: SettingPath
  /** Who or what the picture shows. */
  name: string
  shape?: 'logo'
}

const accepted = 'image/png,image/jpeg,image/webp'

/** A picture that is shown immediately and stored when the settings are saved. */
export function PictureField({ path, as = path as SettingPath, name, shape }: Props) {
  const form = useSettingsFormContext()
  const { value, error } = form.getInputProps(path) as { value: string; error?: string }
  const { label, about } = settingFields[as]
  const set = (picture: string) => form.setFieldValue(path, picture)
  const upload = async (file: File | null) => {
    const picture = file && (await readPhotoFile(file))
    if (picture) set(picture)
  }
  return (
    <Input.Wrapper label={label} description={about} error={error} labelElement="div">
      <Group gap="sm" mt={8} wrap="nowrap">
        <Preview value={value} name={name} shape={shape} />
        <Group gap="xs">
          <FileButton
            onChange={upload}
            accept={accepted}
            inputProps={{ 'aria-label': `${label} of ${name}` }}
          >
            {(props) => (
              <Button
                {...props}
                size="xs"
                leftSection={<IconUpload size={15} />}
                aria-label={`${value ? 'Replace' : 'Upload'} the ${label.toLowerCase()} of ${name}`}
              >
                {value ? 'Replace' : 'Upload'}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              c="dimmed"
              onClick={() => set('')}
              aria-label={`Remove the ${label.toLowerCase()} of ${name}`}
            >
              Remove
            </Button>
          )}
          {/^https?:/.test(value) && (
            <a href={value} target="_blank" rel="noreferrer" className={classes.link}>
              Open the linked picture
            </a>
          )}
        </Group>
      </Group>
    </Input.Wrapper>
  )
}

/** A picture on another site is never loaded; a link is shown instead. */
function Preview({ value, name, shape }: { value: string; name: string; shape: Props['shape'] }) {
  const own = value.startsWith('/') || value.startsWith('data:image/')
  if (shape === 'logo') {
    return own ? (
      <img className={classes.logo} src={value} alt={`Logo of ${name}`} />
    ) : (
      <span className={classes.logo} aria-hidden>
        <IconPhoto size={24} stroke={1.4} />
      </span>
    )
  }
  return own ? <img className={classes.photo} src={value} alt="" /> : <InitialsAvatar name={name} size={56} />
}
