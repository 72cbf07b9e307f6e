import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { IconArrowDown, IconArrowUp, IconTrash, IconUserPlus } from '../icons/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { AreaField, TextField } from './fields.tsx'
import fields from './fields.module.css'
import classes from './hosts-section.module.css'
import { PictureField } from './picture-field.tsx'
import { useSettingsFormContext } from './settings-form.ts'
import { newHost } from './settings-values.ts'

/** Maximum number of hosts. */
const hostsMax = 20

export function HostsSection() {
  const form = useSettingsFormContext()
  const list = useRef<HTMLOListElement>(null)
  const { hosts } = form.values
  const add = () => {
    form.insertListItem('hosts', newHost())
    // After the new fields have rendered
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input[type=text]')?.focus())
  }
  return (
    <Stack gap="lg">
      <ol className={classes.hosts} ref={list}>
        {hosts.map((_, index) => (
          <HostFields key={index} index={index} count={hosts.length} />
        ))}
      </ol>
      <div>
        <Button leftSection={<IconUserPlus size={17} />} onClick={add} disabled={hosts.length >= hostsMax}>
          Add Host
        </Button>
      </div>
    </Stack>
  )
}

function HostFields({ index, count }: { index: number; count: number }) {
  const form = useSettingsFormContext()
  const name = form.values.hosts[index]?.name.trim() || `Host ${index + 1}`
  const at = `hosts.${index}`
  const move = (to: number) => form.reorderListItem('hosts', { from: index, to })
  return (
    <li className={classes.host} aria-label={name}>
      <Group justify="space-between" mb="sm">
        <Text fw={600}>{name}</Text>
        {count > 1 && (
          <Group gap={4}>
            <IconButton
              label={`Move ${name} up`}
              icon={IconArrowUp}
              onClick={() => move(index - 1)}
              disabled={index === 0}
            />
            <IconButton
              label={`Move ${name} down`}
              icon={IconArrowDown}
              onClick={() => move(index + 1)}
              disabled={index === count - 1}
            />
            <Button
              variant="subtle"
              color="gray"
              c="var(--mantine-color-error)"
              size="compact-sm"
              leftSection={<IconTrash size={15} />}
              onClick={() => form.removeListItem('hosts', index)}
            >
              Remove Host
            </Button>
          </Group>
        )}
      </Group>
      <div className={fields.grid}>
        <TextField path={`${at}.name`} as="hosts.*.name" maxLength={200} />
        <TextField path={`${at}.role`} as="hosts.*.role" maxLength={100} />
        <TextField path={`${at}.email`} as="hosts.*.email" type="email" maxLength={254} />
        <TextField path={`${at}.phone`} as="hosts.*.phone" type="tel" maxLength={60} />
        <PictureField path={`${at}.photo`} as="hosts.*.photo" name={name} />
        <AreaField path={`${at}.bio`} as="hosts.*.bio" maxLength={20_000} />
      </div>
    </li>
  )
}
