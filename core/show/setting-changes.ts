import { type Change, changesText } from '../text/changes.ts'
import { type DateFormat, usualDateFormat } from '../text/dates.ts'
import { dateFormatExample } from './date-format.ts'
import { methodologyChoices } from './methodology-choices.ts'
import { type SettingPath, settingFields, settingLabel } from './setting-fields.ts'
import type { ShowSettings } from './show-settings.ts'
import { styleChoices } from './style-choices.ts'

const choices: Record<string, Record<string, { label: string }>> = { ...methodologyChoices, ...styleChoices }

/** Settings whose values contain no free text. */
const plain: readonly string[] = ['accent', 'contentStyles.wordsPerMinute']

const partOf = (settings: object | null, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], settings)

/** A value that may be logged: a choice, a number or a colour; undefined for free text. */
function valueOf(path: string, value: unknown): string | undefined {
  if (path === 'privacy.retentionMonths') return value ? `after ${value as number} months` : 'never'
  if (path === 'dateFormat') return dateFormatExample((value as DateFormat | undefined) ?? usualDateFormat)
  if (plain.includes(path)) return value ? String(value) : 'none'
  const labels = choices[path.split('.')[1] ?? '']
  return labels && (labels[String(value)]?.label ?? 'none')
}

const named = (Object.keys(settingFields) as SettingPath[]).filter(
  (path) => !path.startsWith('hosts.') && !path.startsWith('sponsorshipSettings.marketingContact.'),
)

/** A host's changes in words: choices with old and new value; for texts, only the name. */
export function settingChanges(before: Partial<ShowSettings> | null, after: Partial<ShowSettings>): string {
  const changes = named.flatMap((path): Change[] => {
    const [from, to] = [partOf(before, path), partOf(after, path)]
    if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return []
    return [{ label: settingLabel(path), from: valueOf(path, from), to: valueOf(path, to) }]
  })
  return changes.length > 0 ? changesText(changes) : 'Nothing new'
}
