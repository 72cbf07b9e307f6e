import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Brief } from './brief.ts'
import { ContentStyles } from '../show/content-styles.ts'
import { ShowMethodology } from '../show/methodology.ts'
import { SponsorshipSettings } from '../show/sponsorship.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { contentTypes } from './content-labels.ts'
import { contentPrompt } from './content-prompt.ts'
import { promptSize } from '../prompts/token-budget.ts'

const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
const prompt = (changed: Partial<Brief> = {}) => JSON.stringify(contentPrompt({ ...brief, ...changed }))

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  type?: string
  format?: string
}

type Settings = Record<string, unknown>

/** The branch of a schema that holds the value: optional texts and packages have several. */
const branchFor = (schema: Schema, value: unknown): Schema => {
  const branches = schema.anyOf?.filter(({ type, const: only }) => type !== 'null' && only === undefined)
  if (!branches) return schema
  const fitting = branches.find(({ properties }) => Boolean(properties) === (typeof value === 'object'))
  return branchFor(fitting ?? branches[0]!, value)
}

/** Every setting below a schema with every other value it can take: all choices, the other switch, another text. */
function variations(schema: Schema, value: unknown, path = ''): [setting: string, changed: unknown][] {
  const { properties, items, type, format, enum: choices } = branchFor(schema, value)
  const as = (other: unknown): [string, unknown] => [path, other]
  if (properties)
    return Object.entries(properties).flatMap(([key, inner]) =>
      variations(inner, (value as Settings)[key], `${path}.${key}`).map(
        ([setting, changed]): [string, unknown] => [setting, { ...(value as Settings), [key]: changed }],
      ),
    )
  if (choices) return choices.filter((choice) => choice !== value).map(as)
  if (items)
    return (value as unknown[]).flatMap((item, index) => [
      as((value as unknown[]).toSpliced(index, 1)),
      ...variations(items, item, path).map(([, changed]) => as((value as unknown[]).with(index, changed))),
    ])
  if (type === 'boolean') return [as(!value)]
  if (type === 'number') return [as(Number(value) + 1)]
  const other: Record<string, string> = { email: 'other@example.org', date: '2031-05-06' }
  return [as(other[format ?? ''] ?? `${String(value)} and more`)]
}

const schemaOf = (schema: z.ZodType): Schema => {
  const whole = z.toJSONSchema(schema, { io: 'input' }) as Schema
  return whole.$defs?.[whole.$ref?.split('/').at(-1) ?? ''] ?? whole
}

const settings = [
  ['contentStyles', ContentStyles],
  ['showMethodology', ShowMethodology],
  ['sponsorshipSettings', SponsorshipSettings],
] as const

test.each(settings)(
  'every setting of %s changes the prompt, and no two choices give the same one',
  (part, schema) => {
    const own = part === 'contentStyles' ? { ownIntroductions: ['This is one.', 'This is another.'] } : {}
    // How fast the host reads is no matter of the text
    const walked = variations(schemaOf(schema), { ...sampleShow[part], ...own }).filter(
      ([setting]) => setting !== '.wordsPerMinute',
    )
    expect(new Set(walked.map(([setting]) => setting)).size).toBe(
      { contentStyles: 15, showMethodology: 10, sponsorshipSettings: 12 }[part],
    )
    const prompts = new Map([[prompt(), 'the sample']])
    const same = walked.filter(([setting, changed]) => {
      const text = prompt({ show: { ...sampleShow, [part]: schema.parse(changed) } })
      const isKnown = prompts.has(text)
      prompts.set(text, setting)
      return isKnown
    })
    expect(same).toEqual([])
  },
)

test('what the show is called and who hosts it change the prompt', () => {
  const [host] = sampleShow.hosts
  for (const changed of [
    { podcastName: 'Other' },
    { podcastDescription: 'Other' },
    { hosts: [] },
    { hosts: [{ ...host!, name: 'Other' }] },
    { hosts: [{ ...host!, bio: 'Other' }] },
  ])
    expect(prompt({ show: { ...sampleShow, ...changed } })).not.toBe(prompt())
})

test('contact details of hosts and guest stay out of the prompt', () => {
  const typed = { ...brief, guest: { ...brief.guest, email: 'secret@example.org', phone: '555' } }
  expect(prompt(typed)).toBe(prompt())
  for (const host of sampleShow.hosts) expect(prompt()).not.toContain(host.email)
})

test('every answer and every field of the guest changes the prompt', () => {
  const ignored = Object.keys(brief.guest.responses).filter((id) => {
    const responses = { ...brief.guest.responses, [id]: 'Anything else' }
    return prompt({ guest: { ...brief.guest, responses } }) === prompt()
  })
  expect(ignored).toEqual([])
  for (const field of ['name', 'company', 'title', 'bio', 'social'] as const)
    expect(prompt({ guest: { ...brief.guest, [field]: 'Anything else' } })).not.toBe(prompt())
  expect(prompt({ guest: { ...brief.guest, expertise: [] } })).not.toBe(prompt())
  expect(prompt({ guest: { ...brief.guest, socialLinks: { linkedin: null, website: null } } })).not.toBe(
    prompt(),
  )
  expect(
    prompt({ guest: { ...brief.guest, asked: [{ id: 'story', question: 'Another wording?' }] } }),
  ).not.toBe(prompt())
})

test('every training pattern and the host’s instructions change the prompt', () => {
  const pattern = {
    contentType: 'introduction',
    patternType: 'example',
    pattern: 'Begin with weather.',
    description: 'Weather',
  }
  const one = prompt({ patterns: [pattern] })
  expect(one).not.toBe(prompt())
  for (const field of ['contentType', 'patternType', 'pattern', 'description'] as const)
    expect(prompt({ patterns: [{ ...pattern, [field]: 'other' }] })).not.toBe(one)
  expect(prompt({ patterns: [pattern, pattern] })).not.toBe(one)
  expect(prompt({ instructions: 'Mention the sea.' })).not.toBe(prompt())
})

test('what the guest corrected and the host accepted is in the prompt, cut like any other text', () => {
  const corrected = { before: 'Maya left the bank in 2009.', after: 'Maya left the bank in 2008.' }
  expect(contentPrompt(brief).user).not.toContain('<corrections>')
  expect(contentPrompt({ ...brief, corrections: [corrected] }).user).toContain(corrected.after)
  const long = { before: 'before. '.repeat(2_000), after: 'after. '.repeat(2_000) }
  const { system, user, note } = contentPrompt({ ...brief, corrections: [long] }, { longest: 20_000 })
  expect(promptSize(system + user)).toBeLessThanOrEqual(20_000)
  expect(user).toContain('after. after.')
  expect(note).toContain('only part of')
})

test('each content type has its own task, and introductions name their length', () => {
  const systems = contentTypes.map((type) => contentPrompt({ ...brief, type }).system)
  expect(new Set(systems).size).toBe(contentTypes.length)
  expect(systems[0]).toContain('300 to 450 words')
})

test('the same brief gives the same prompt', () => {
  expect(prompt()).toBe(prompt())
})

const tags = (text: string) => text.match(/<\/?\w+>/g)

test.each(hostileTexts)('%j stays data wherever it was typed', (text) => {
  const clean = contentPrompt({
    ...brief,
    instructions: 'x',
    patterns: [{ contentType: 'x', patternType: 'x', pattern: 'x', description: null }],
    corrections: [{ before: 'x', after: 'x' }],
  })
  const { system, user } = contentPrompt({
    ...brief,
    show: { ...sampleShow, podcastName: text, podcastDescription: text },
    guest: {
      ...brief.guest,
      name: text,
      bio: text,
      expertise: [text],
      social: text,
      responses: { bio: text, story: [text, text] },
      asked: [{ id: 'story', question: text }],
    },
    patterns: [{ contentType: text, patternType: text, pattern: text, description: text }],
    corrections: [{ before: text, after: text }],
    instructions: text,
  })
  expect(system).toBe(clean.system)
  expect(tags(user)).toEqual(tags(clean.user))
  expect(user).not.toMatch(/(?!\n)[`&\p{Cc}\p{Cf}]/u)
})
