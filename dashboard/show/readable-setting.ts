import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import type { Choices } from '@cueroom/core/show/choice.ts'
import { methodologyChoices } from '@cueroom/core/show/methodology-choices.ts'
import { packageChoices } from '@cueroom/core/show/package-choices.ts'
import { styleChoices } from '@cueroom/core/show/style-choices.ts'
import { amount } from '@cueroom/core/sponsorship/price.ts'
import { preview } from '../ui/text.ts'
import type { HostValues, PackageValues } from './settings-values.ts'
import { readPrice } from './typed-price.ts'

const choices: Record<string, Choices<string>> = { ...methodologyChoices, ...styleChoices }
/** Characters shown of a long text. */
const shown = 300

const isPackage = (item: object): item is PackageValues => 'price' in item
const ofItem = (item: string | PackageValues | HostValues) => {
  if (typeof item === 'string') return item
  if (!isPackage(item)) return item.name || 'Unnamed host'
  const { label } = packageChoices[item.id]
  const read = readPrice(item.price, item.currency)
  return read ? `${label} ${amount(read.price, read.currency ?? item.currency)}` : label
}

/** A setting's value as display text. */
export function readableSetting(path: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(ofItem).join(', ') || 'None'
  const text = String(value ?? '')
  if (text.startsWith('data:')) return 'A new picture'
  if (text.startsWith(storedPhotoFolder)) return 'A picture'
  const choice = choices[path.split('.').at(-1) ?? '']?.[text]
  return choice?.label ?? (preview(text, shown) || 'Not set')
}
