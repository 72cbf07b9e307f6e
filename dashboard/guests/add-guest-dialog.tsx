import { asChanges } from '@cueroom/core/guests/guest-fields.ts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import classes from './add-guest-dialog.module.css'
import { useAddGuest } from './change-guests.queries.ts'
import { GuestFields, useGuestForm } from './guest-fields.tsx'
import { emptyForm } from './guest-form.ts'
import { readPhotoFile } from './photo-input.tsx'

export function AddGuestDialog({ onClose }: { onClose: () => void }) {
  const adding = useAddGuest()
  const photo = usePhoto()
  const form = useGuestForm(emptyForm)
  const submit = form.onSubmit((values) => {
    const questionnaire = photo.chosen ? { questionnaire: { photo: photo.chosen } } : {}
    if (photo.isReady()) adding.mutate({ ...asChanges(values), ...questionnaire }, { onSuccess: onClose })
  })

  return (
    <Dialog title="Add Guest" onClose={onClose} size="lg" closeOnClickOutside={!form.isDirty()}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <GuestFields form={form} />
          <PhotoField name={form.values.name} {...photo} />
          <FormActions submit="Add Guest" saving={adding.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** A photo as a file or a URL; the file wins when both are given. */
function usePhoto() {
  const [file, setFile] = useState<string | null>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const address = url.trim()
  const isAddress = address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address))
  return {
    chosen: file ?? (address || undefined),
    file,
    url,
    problem,
    onFile: async (chosen: File | undefined) => {
      const read = chosen && (await readPhotoFile(chosen))
      if (read) setFile(read)
    },
    onUrl: (text: string) => {
      setUrl(text)
      setProblem(null)
    },
    forget: () => setFile(null),
    isReady: () => {
      const ready = file !== null || isAddress
      setProblem(ready ? null : 'Web addresses start with https:// or http://')
      return ready
    },
  }
}

type PhotoProps = ReturnType<typeof usePhoto> & { name: string }

function PhotoField({ name, file, url, problem, onFile, onUrl, forget }: PhotoProps) {
  const id = useId()
  return (
    <Group align="flex-start" wrap="nowrap" gap="md">
      <Preview name={name} file={file} />
      <Stack gap={8} flex={1}>
        <Group gap={8} className={classes.choose ?? ''}>
          <Button component="label" htmlFor={id} size="compact-sm">
            {file ? 'Choose another photo' : 'Choose a photo'}
          </Button>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-label="Photo"
            onChange={({ currentTarget }) => {
              void onFile(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          {file && (
            <Button variant="subtle" color="gray" c="dimmed" size="compact-sm" onClick={forget}>
              Remove
            </Button>
          )}
        </Group>
        {!file && (
          <TextInput
            label="Photo URL"
            description="We store the link, not a copy of the picture"
            inputMode="url"
            maxLength={2_000}
            error={problem}
            value={url}
            onChange={(event) => onUrl(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Group>
  )
}

const Preview = ({ name, file }: { name: string; file: string | null }) =>
  file ? (
    <img
      src={file}
      alt="Your selection"
      width={72}
      height={72}
      style={{ borderRadius: '50%', objectFit: 'cover' }}
    />
  ) : (
    <InitialsAvatar name={name || '·'} size={72} />
  )
