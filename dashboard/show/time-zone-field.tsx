import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ownTimeZone, timeZoneOptions } from '../guests/time-zones.ts'
import { useSettingsFormContext } from './settings-form.ts'

/** The show's time zone. */
export function TimeZoneField() {
  const form = useSettingsFormContext()
  const [now] = useState(() => new Date())
  const { value, onChange, ...input } = form.getInputProps('timeZone')
  const { label, about } = settingFields.timeZone
  // Computing the offsets of 400 zones is slow, so it happens only when the list is opened
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
