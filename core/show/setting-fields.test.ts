import { introLengthWords } from '../content/intro-length.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as styles from './content-styles.ts'
import { Host, NewShowSettings } from './show-settings.ts'
import { settingFields, settingLabel } from './setting-fields.ts'
import { styleChoices } from './style-choices.ts'

interface Json {
  properties?: Record<string, Json>
  anyOf?: Json[]
  $ref?: string
  $defs?: Record<string, Json>
}

/** The path of every single setting, from the schema itself. */
function paths(schema: z.ZodType, prefix = ''): string[] {
  const root = z.toJSONSchema(schema, { io: 'input' }) as Json
  const walk = (json: Json, path: string): string[] => {
    const here = json.$ref ? root.$defs?.[json.$ref.split('/').at(-1)!] : json
    const inner = here?.properties ?? here?.anyOf?.map((each) => resolve(each)).find(Boolean)
    if (!inner) return [path]
    return Object.entries(inner).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
  }
  const resolve = ({ $ref, properties }: Json) =>
    $ref ? root.$defs?.[$ref.split('/').at(-1)!]?.properties : properties
  return walk(root, prefix)
}

// A signature statement is one setting: a switch and its text
const asExplained = (path: string) => path.replace(/\.(enabled|text)$/, '')

test('every setting, and every field of a host, has a name and a line that explains it', () => {
  const settings = paths(NewShowSettings).map(asExplained)
  const unexplained = [...settings, ...paths(Host, 'hosts.*')].filter(
    // Stored for other systems, and without behaviour
    (path) => path !== 'organizationId' && !(path in settingFields),
  )
  expect(unexplained).toEqual([])
  expect(settings.length).toBeGreaterThan(35)
})

test('no explanation is empty or belongs to a setting that does not exist', () => {
  const settings = [...paths(NewShowSettings).map(asExplained), ...paths(Host, 'hosts.*')]
  for (const [path, { label, about }] of Object.entries(settingFields)) {
    expect(label, `label of ${path}`).not.toBe('')
    expect(about, `explanation of ${path}`).not.toBe('')
    expect(
      settings.some((known) => known === path || known.startsWith(`${path}.`)),
      `${path} exists`,
    ).toBe(true)
  }
})

test('the length of an introduction is explained with the words it has', () => {
  for (const length of styles.introLengths) {
    const { min, max } = introLengthWords[length]
    expect(styleChoices.introLength[length].about).toContain(`${min} to ${max} words`)
  }
})

test('a source of a text is named by its setting, as near as it is known', () => {
  expect(settingLabel('showMethodology.targetAudience')).toBe('Target audience')
  expect(settingLabel('hosts.0.name')).toBe('Hosts')
  expect(settingLabel('contentStyles.signatureStatement.atStart.text')).toBe(
    'Signature statement at the start',
  )
  expect(settingLabel('contentStyles.signatureStatement')).toBe('Content Refinements')
  expect(settingLabel('something.new')).toBe('something.new')
})
