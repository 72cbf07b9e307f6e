import { packageChoices, packageIds } from '@cueroom/core/show/package-choices.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { currencies, priceUnits } from '@cueroom/core/show/package-terms.ts'
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import fields from './fields.module.css'
import classes from './packages-field.module.css'
import { packagesPath, useSettingsFormContext } from './settings-form.ts'
import { newPackage, type PackageValues } from './settings-values.ts'
import { readPrice } from './typed-price.ts'
import { currencyIn } from './usual-currency.ts'

const { label, about } = settingFields[packagesPath]

interface Row {
  id: PackageValues['id']
  /** Index in the list of offered packages; undefined if not offered. */
  place?: number
}

/** Every package, whether it is offered, and its price if any. */
export function PackagesField() {
  const form = useSettingsFormContext()
  const offered = form.values.sponsorshipSettings.sponsorshipPackages
  const priced = offered.find(({ price }) => price !== '')
  const usual = () => priced?.currency ?? currencyIn(form.values.timeZone)
  const set = (packages: PackageValues[]) => form.setFieldValue(packagesPath, packages)
  // An id can be offered several times, such as two custom packages at different prices
  const rows = packageIds.flatMap((id): Row[] => {
    const places = offered.flatMap((offer, place) => (offer.id === id ? [{ id, place }] : []))
    return places.length > 0 ? places : [{ id }]
  })
  return (
    <fieldset className={`${fields.whole} ${classes.packages}`}>
      <legend className={classes.legend}>{label}</legend>
      <Dimmed size="xs" mb="xs">
        {about}
      </Dimmed>
      {rows.map(({ id, place }, index) => (
        <div key={index} className={classes.package}>
          <Checkbox
            label={packageChoices[id].label}
            description={packageChoices[id].about}
            checked={place !== undefined}
            onChange={() =>
              set(place === undefined ? [...offered, newPackage(id, usual())] : offered.toSpliced(place, 1))
            }
          />
          {place !== undefined && offered[place] && (
            <Terms
              name={packageChoices[id].label}
              terms={offered[place]}
              error={form.errors[`${packagesPath}.${place}.price`]}
              onChange={(changed) => set(offered.with(place, { ...offered[place]!, ...changed }))}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}

interface TermsProps {
  name: string
  terms: PackageValues
  error: ReactNode
  onChange(changed: Partial<PackageValues>): void
}

const units = priceUnits.map((value) => ({ value, label: `per ${value}` }))

/** What a package costs, and when it is free. */
const Terms = ({ name, terms: { price, currency, per, bookedUntil }, error, onChange }: TermsProps) => (
  <Group align="start" gap={8}>
    <TextInput
      label="Price"
      aria-label={`Price of ${name}`}
      placeholder="On request"
      inputMode="decimal"
      value={price}
      error={error}
      onChange={(event) => onChange({ price: event.currentTarget.value })}
      onBlur={() => {
        const read = readPrice(price, currency)
        if (read?.currency) onChange({ price: read.amount, currency: read.currency })
      }}
      className={classes.price}
    />
    <NativeSelect
      label="Currency"
      aria-label={`Currency of ${name}`}
      data={[...currencies]}
      value={currency}
      onChange={(event) => onChange({ currency: event.currentTarget.value as typeof currency })}
    />
    <NativeSelect
      label="Unit"
      aria-label={`Unit of the price of ${name}`}
      data={units}
      value={per}
      onChange={(event) => onChange({ per: event.currentTarget.value as typeof per })}
    />
    <TextInput
      type="date"
      label="Booked until"
      aria-label={`${name} is booked until`}
      value={bookedUntil}
      onChange={(event) => onChange({ bookedUntil: event.currentTarget.value })}
    />
  </Group>
)
