import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ownTimeZone, timeZoneOptions } from '../guests/time-zones.ts'
import { useSettingsFormContext } from './settings-form.ts'

/** Where the show is at home. */
export function TimeZoneField() {
  const form = useSettingsFormContext()
  const [now] = useState(() => new Date())
  const { value, onChange, ...input } = form.getInputProps('timeZone')
  const { label, about } = settingFields.timeZone
  // The offsets of 400 zones take a while: nobody waits for them who doesn't open the list
  const [isOpened, setOpened] = useState(false)
  const zones = useMemo(() => {
    if (isOpened) return timeZoneOptions(value || ownTimeZone(), now)
    return value ? [{ value, label: value.replaceAll('_', ' ') }] : []
  }, [isOpened, value, now])
  return (
    <Select
      label={label}
      description={about}
      placeholder="UTC"
      data={zones}
      onDropdownOpen={() => setOpened(true)}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      searchable
      clearable
      limit={100}
      {...input}
    />
  )
}
