import { packageChoices } from '@cueroom/core/show/package-choices.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { packageIds } from '@cueroom/core/show/package-ids.ts'
import { Checkbox, NumberInput, Text } from '@mantine/core'
import fields from './fields.module.css'
import classes from './packages-field.module.css'
import { useSettingsFormContext } from './settings-form.ts'
import type { PackageValues } from './settings-values.ts'

const path = 'sponsorshipSettings.sponsorshipPackages'
const { label, about } = settingFields[path]

interface Row {
  id: PackageValues['id']
  /** Index in the list of offered packages; undefined if not offered. */
  place?: number
}

/** Every package, whether it is offered, and its price if any. */
export function PackagesField() {
  const form = useSettingsFormContext()
  const offered = form.values.sponsorshipSettings.sponsorshipPackages
  const set = (packages: PackageValues[]) => form.setFieldValue(path, packages)
  // An id can be offered several times, such as two custom packages at different prices
  const rows = packageIds.flatMap((id): Row[] => {
    const places = offered.flatMap((offer, place) => (offer.id === id ? [{ id, place }] : []))
    return places.length > 0 ? places : [{ id }]
  })
  return (
    <fieldset className={`${fields.whole} ${classes.packages}`}>
      <legend className={classes.legend}>{label}</legend>
      <Text size="xs" c="dimmed" mb="xs">
        {about}
      </Text>
      {rows.map(({ id, place }, index) => (
        <div key={index} className={classes.package}>
          <Checkbox
            label={packageChoices[id].label}
            description={packageChoices[id].about}
            checked={place !== undefined}
            onChange={() =>
              set(place === undefined ? [...offered, { id, price: '' }] : offered.toSpliced(place, 1))
            }
          />
          {place !== undefined && (
            <NumberInput
              aria-label={`Price of ${packageChoices[id].label} in dollars`}
              placeholder="On request"
              prefix="$"
              thousandSeparator=","
              min={0}
              max={1_000_000}
              decimalScale={2}
              clampBehavior="strict"
              allowNegative={false}
              hideControls
              value={offered[place]?.price ?? ''}
              onChange={(price) =>
                set(offered.with(place, { id, price: typeof price === 'number' ? price : '' }))
              }
              className={classes.price}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
