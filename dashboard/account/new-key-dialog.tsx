import { keyDaysMax, keyDaysUsual, type KeyScope } from '@cueroom/core/keys/key-scopes.ts'
import { Radio, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { serverMessage } from '../app/api.tsx'
import { CurrentPasswordField } from '../auth/account-form.tsx'
import { DialogForm } from '../auth/dialog-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { day } from '../ui/text.ts'
import { useCreateKey } from './keys.queries.ts'
import { ShownOnce } from './shown-once.tsx'

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: String(keyDaysUsual), label: `${keyDaysUsual} days` },
  { value: String(keyDaysMax), label: 'One year' },
]

/** Asks what a key is for, then shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const creating = useCreateKey()
  const made = creating.data
  return (
    <Dialog
      onClose={onClose}
      title={made ? `Copy ${made.apiKey.name}` : 'New API key'}
      closeOnClickOutside={!made && !creating.isPending}
    >
      {made ? (
        <ShownOnce label={made.apiKey.name} value={made.key} copy="Copy the key" onClose={onClose}>
          This is the only time we show the key. Store it where your script reads it, never in code. It works
          until {day(made.apiKey.expiresAt)}.
        </ShownOnce>
      ) : (
        <KeyForm creating={creating} onClose={onClose} />
      )}
    </Dialog>
  )
}

const failed = "Couldn't create the key. Please try again."

interface KeyFormProps {
  creating: ReturnType<typeof useCreateKey>
  onClose: () => void
}

function KeyForm({ creating, onClose }: KeyFormProps) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyScope>('read')
  const [days, setDays] = useState(String(keyDaysUsual))
  const [currentPassword, setCurrentPassword] = useState('')
  return (
    <DialogForm
      problem={creating.error && (serverMessage(creating.error) ?? failed)}
      submit="Create key"
      disabled={!name.trim() || !currentPassword}
      pending={creating.isPending}
      onSubmit={() => creating.mutate({ name, scope, days: Number(days), currentPassword })}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="What uses it, such as Nightly export"
        size="md"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Radio.Group
        label="Access"
        value={scope}
        onChange={(value) => setScope(value === 'write' ? 'write' : 'read')}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="read" label="Read" description="Lists, exports and files, but no changes." />
          <Radio
            value="write"
            label="Read and write"
            description="Everything you can do, except managing the account and its keys."
          />
        </Stack>
      </Radio.Group>
      <Select
        label="Expires after"
        size="md"
        data={lifetimes}
        value={days}
        allowDeselect={false}
        onChange={(value) => setDays(value ?? String(keyDaysUsual))}
      />
      <CurrentPasswordField value={currentPassword} onChange={setCurrentPassword} />
    </DialogForm>
  )
}
