import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { photoUrl, sampleLogo, storedShow } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const settings = { ...storedShow, showLogo: '/media/logo', version: 3 }

/** A server whose settings are changed, and what it received. */
function server(current: ShowSettings | null = settings, more: Answers['show'] = {}) {
  const sent: unknown[] = []
  const keep = ({ body }: { body: unknown }) => {
    sent.push(body)
    return ShowSettings.parse({ ...settings, ...current, ...(body as object), version: 4 })
  }
  return { sent, api: fakeApi({ show: { settings: () => current, create: keep, update: keep, ...more } }) }
}

/** A home with show.json in it. */
async function homeWith(file: unknown) {
  const home = await freshHome()
  await writeFile(join(home, 'show.json'), typeof file === 'string' ? file : JSON.stringify(file))
  return home
}

test.each([
  ['contentStyles.tonne=friendly', 'Unknown setting "tonne" in contentStyles. Did you mean "tone"?'],
  ['contentStyle.tone=friendly', 'Unknown setting "contentStyle". Did you mean "contentStyles"?'],
  ['__proto__.polluted=1', 'Unknown setting "__proto__".'],
  ['constructor=1', 'Unknown setting "constructor".'],
  ['version=9', 'Unknown setting "version".'],
  [
    'contentStyles.tone=profesional',
    'contentStyles.tone: "profesional" is not one of friendly, professional,',
  ],
  ['contentStyles.tone=profesional', 'Did you mean "professional"?'],
  ['podcastName=', 'podcastName: Podcast name is required'],
  ['showMethodology.topicFocusAreas=craft', 'showMethodology.topicFocusAreas takes JSON, such as'],
  ['contentStyles.signatureStatement.atStart.enabled=perhaps', 'takes JSON, such as'],
  ['hosts[7].name=Ada', 'hosts has 2 entries. The next index is [2].'],
  ['hosts[0]name=Ada', 'is not a valid path'],
  ['tone', 'is not a path=value'],
  ['=friendly', 'is not a path=value'],
  [
    'sponsorshipSettings.marketingContact.email=nope',
    'sponsorshipSettings.marketingContact.email: Valid email',
  ],
  ['showLogo=nowhere.png', "Couldn't find nowhere.png"],
])('set %s is refused: %s', async (assignment, message) => {
  const { api, sent } = server()
  const ran = await cueroom(['settings', 'set', assignment], { api })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain(message)
  expect(sent).toEqual([])
})

test('several settings are set in one command, and only the groups they are in are sent', async () => {
  const { api, sent } = server()
  const ran = await cueroom(
    [
      'settings',
      'set',
      'contentStyles.tone=educational',
      'contentStyles.introLength=brief',
      'hosts[0].name=Ines = host',
    ],
    { api },
  )
  expect(ran.code).toBe(0)
  expect(sent).toEqual([
    {
      contentStyles: { ...settings.contentStyles, tone: 'educational', introLength: 'brief' },
      hosts: [{ ...settings.hosts[0], name: 'Ines = host' }, ...settings.hosts.slice(1)],
    },
  ])
  expect(ran.stdout.split('\n')).toContain(
    `~ contentStyles.tone: "${settings.contentStyles.tone}" → "educational"`,
  )
})

test('of long texts the line shows where they differ', async () => {
  const { api } = server()
  const description = settings.podcastDescription!
  const ran = await cueroom(
    ['settings', 'set', `podcastDescription=${description.replace('weekly', 'daily')}`],
    {
      api,
    },
  )
  expect(ran.stdout).toMatch(
    /^~ podcastDescription: "…?.{0,24}weekly .{0,26}…" → "…?.{0,24}daily .{0,26}…"$/m,
  )
})

test('values are text, or JSON where the setting is no text; an empty one clears', async () => {
  const { api, sent } = server()
  const { atStart } = settings.contentStyles.signatureStatement
  const assignments = [
    'showMethodology.topicFocusAreas=["craft, slowly","place"]',
    `contentStyles.signatureStatement.atStart.enabled=${!atStart.enabled}`,
    'podcastDescription=',
    'podcastName=42',
    'hosts[2]={"name":"Ada"}',
  ]
  await cueroom(['settings', 'set', ...assignments], { api })
  expect(sent).toMatchObject([
    {
      showMethodology: { topicFocusAreas: ['craft, slowly', 'place'] },
      contentStyles: { signatureStatement: { atStart: { enabled: !atStart.enabled } } },
      podcastDescription: null,
      podcastName: '42',
      hosts: [{}, {}, { name: 'Ada', role: 'Host' }],
    },
  ])
})

test('a logo is set from a picture file', async () => {
  const { api, sent } = server()
  await cueroom(['settings', 'set', `showLogo=${fileURLToPath(photoUrl(sampleLogo))}`], { api })
  expect(sent).toEqual([{ showLogo: expect.stringMatching(/^data:image\/png;base64,/) }])
})

test('what is like that already is not sent', async () => {
  const { api, sent } = server()
  const ran = await cueroom(['settings', 'set', `contentStyles.tone=${settings.contentStyles.tone}`], { api })
  expect(ran).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing to change.\n' })
  expect(sent).toEqual([])
})

test('the first settings need a name', async () => {
  const { api, sent } = server(null)
  const ran = await cueroom('settings set contentStyles.tone=friendly', { api })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('podcastName: Required.')
  await cueroom('settings set podcastName=Slow contentStyles.tone=educational', { api })
  expect(sent).toMatchObject([{ podcastName: 'Slow', contentStyles: { tone: 'educational' } }])
})

test('settings that somebody else has changed are left alone', async () => {
  const { api } = server(settings, {
    update: () => {
      throw failing(409, 'Someone else changed the settings.', 'version_conflict')
    },
  })
  const ran = await cueroom('settings set contentStyles.tone=educational --json', { api })
  expect(ran.code).toBe(1)
  expect(ran.stdout).toBe('')
  expect(JSON.parse(ran.stderr)).toMatchObject({
    error: 'Someone else changed the settings. Nothing was saved.',
    code: 'version_conflict',
  })
})

test.each([
  ['{', 'show.json is not JSON'],
  ['[]', "show.json doesn't contain settings"],
  [{ contentStyle: {} }, 'Unknown setting "contentStyle". Did you mean "contentStyles"?'],
  [{ hosts: [{ nme: 'Ada' }] }, 'hosts[0]: Unknown setting "nme". Did you mean "name"?'],
  [{ contentStyles: { tone: 'frendly' } }, 'Did you mean "friendly"?'],
])('a file that cannot be applied is refused: %j', async (file, message) => {
  const { api, sent } = server()
  for (const command of ['apply', 'diff']) {
    const ran = await cueroom(`settings ${command} -f show.json`, { api, home: await homeWith(file) })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain(message)
  }
  expect(sent).toEqual([])
})

test('what settings get wrote is no difference', async () => {
  const { api, sent } = server()
  const home = await freshHome()
  await cueroom('settings get -o show.json', { api, home })
  expect(await cueroom('settings diff -f show.json', { api, home })).toMatchObject({ code: 0, stdout: '' })
  const ran = await cueroom('settings apply -f show.json', { api, home })
  expect(ran).toMatchObject({ code: 0, stderr: 'Nothing to change: the settings already match.\n' })
  expect(sent).toEqual([])
})

const wanted = { contentStyles: { tone: 'educational' }, hosts: [settings.hosts[0]] }

test('diff tells each difference and ends with exit code 1', async () => {
  const { api } = server()
  const home = await homeWith(wanted)
  const ran = await cueroom('settings diff -f show.json', { api, home })
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain(`~ contentStyles.tone: "${settings.contentStyles.tone}" → "educational"\n`)
  expect(ran.stdout).toContain('- hosts[1]: {"name":')
  expect(ran.stderr).toBe('✗ 2 differences.\n  Next: cueroom settings apply -f show.json\n')
  const json = await cueroom('settings diff -f show.json --json', { api, home })
  expect(JSON.parse(json.stdout)).toContainEqual({
    path: 'contentStyles.tone',
    from: settings.contentStyles.tone,
    to: 'educational',
  })
})

test('apply changes what the file names; --dry-run only tells', async () => {
  const { api, sent } = server()
  const home = await homeWith(wanted)
  const dry = await cueroom('settings apply -f show.json --dry-run', { api, home })
  expect(dry.code).toBe(0)
  expect(dry.stdout).toContain('educational')
  expect(sent).toEqual([])
  const ran = await cueroom('settings apply -f show.json', { api, home })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toBe(dry.stdout)
  expect(sent).toEqual([
    { contentStyles: { ...settings.contentStyles, tone: 'educational' }, hosts: [settings.hosts[0]] },
  ])
})

test('a file of an older version is refused until it no longer says so', async () => {
  const { api, sent } = server()
  const old = await homeWith({ ...wanted, version: 2 })
  const ran = await cueroom('settings apply -f show.json', { api, home: old })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain('has version 2, but the settings are now at version 3')
  expect(ran.stderr).toContain('Next: cueroom settings diff -f show.json')
  expect(sent).toEqual([])
  const { version: _, ...file } = JSON.parse(await readFile(join(old, 'show.json'), 'utf8'))
  expect((await cueroom('settings apply -f show.json', { api, home: await homeWith(file) })).code).toBe(0)
})

test('settings are applied from standard input', async () => {
  const { api, sent } = server()
  await cueroom('settings apply -f -', { api, stdin: JSON.stringify({ podcastName: 'Slow' }) })
  expect(sent).toEqual([{ podcastName: 'Slow' }])
})

test('a hostile setting is harmless in a difference', async () => {
  const { api } = server()
  const home = await homeWith({ podcastName: '\u001b[2J\u001b]52;c;aGVsbG8=\u0007' })
  const ran = await cueroom('settings diff -f show.json', { api, home })
  expect(ran.stdout).not.toMatch(/[[\p{Cc}--\n]\u202a-\u202e]/v)
})
