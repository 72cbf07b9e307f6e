import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { docxType } from '@cueroom/core/contract/file.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests, storedShow } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const guest = guestRecord(sampleGuests[0]!, 12)
const text: GeneratedContent = {
  id: 5,
  guestId: 12,
  contentType: 'introduction',
  content: 'Hello, and welcome.\n\nMy guest today is Maya.',
  wordCount: 8,
  characterCount: 44,
  provider: 'drafter',
  model: null,
  note: null,
  sources: [],
  stale: [],
  edited: null,
  version: 1,
  createdAt: '2026-11-20T09:00:00Z',
}
const settings = {
  ...storedShow,
  contentStyles: { ...storedShow.contentStyles, wordsPerMinute: 80 },
}
const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 255])

const server = (content: Answers['content'] = {}) =>
  fakeApi({
    guests: {
      get({ params }) {
        if (params.id !== 12) throw failing(404, 'Not found', 'not_found')
        return guest
      },
      list: () => [12, 13].map((id) => asCard({ ...guest, id })),
    },
    show: { settings: () => settings },
    content: {
      generate: () => text,
      recent: () => [text],
      exportWord: () => ({ name: '../../Maya – content.docx', type: docxType, bytes }),
      ...content,
    },
  })

test.each([
  'generate',
  'generate --guest Maya',
  'generate --guest 12 --type poem',
  'generate --guest 12 --prompt-file nowhere.txt',
  'content list --limit 201',
  'content export',
])('wrong use ends with exit code 2: %s', async (command) => {
  const ran = await cueroom(command, { api: server() })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
})

test('a guest or a text that is not there ends with exit code 5', async () => {
  expect((await cueroom('generate --guest 13', { api: server() })).code).toBe(5)
  const ran = await cueroom('content show 6', { api: server() })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain('Next: cueroom content list')
})

test('a feature that is off ends with exit code 6', async () => {
  const api = server({
    generate: () => {
      throw failing(403, 'Content generation is not part of this plan', 'feature_disabled')
    },
  })
  const ran = await cueroom('generate --guest 12', { api })
  expect(ran.code).toBe(6)
  expect(ran.stderr).toContain('✗ Content generation is not part of this plan\n  Next: cueroom whoami')
})

test('instructions that are too long or empty are a usage error', async () => {
  const long = await cueroom('generate --guest 12 --prompt-file -', {
    api: server(),
    stdin: 'a'.repeat(4_001),
  })
  expect(long.code).toBe(2)
  expect(long.stderr).toContain('4001 characters')
  expect((await cueroom('generate --guest 12 --prompt-file -', { api: server(), stdin: ' \n' })).code).toBe(2)
})

test('piped, standard output holds the text alone, and standard error says who wrote it', async () => {
  const ran = await cueroom('generate --guest 12 --type introduction', { api: server() })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toBe(`${text.content}\n`)
  expect(ran.stderr).toContain('✓ Drafted by template · 8 words')
  expect(ran.stderr).toContain('Next: cueroom content export --guest 12')
})

test("a model's text names the model, and what the host should know", async () => {
  const api = server({
    generate: () => ({ ...text, provider: 'openai', model: 'tiny-1', note: 'This introduction is short.' }),
  })
  const ran = await cueroom('generate --guest 12', { api })
  expect(ran.stderr).toContain('✓ Written by tiny-1 · 8 words')
  expect(ran.stderr).toContain('! This introduction is short.')
})

test('instructions from a file go along', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'wishes.txt'), 'Mention the new book.\n')
  let sent: unknown
  const api = server({
    generate: ({ body }) => {
      sent = body
      return text
    },
  })
  await cueroom('generate --guest 12 --type questions --prompt-file wishes.txt', { api, home })
  expect(sent).toEqual({ guestId: 12, type: 'questions', prompt: 'Mention the new book.' })
})

test('instructions are typed as well, but not both ways, and not empty', async () => {
  const sent: unknown[] = []
  const api = server({
    generate: ({ body }) => {
      sent.push(body)
      return text
    },
  })
  const ran = await cueroom(['generate', '--guest', '12', '--prompt', ' Mention the new book. '], { api })
  expect(ran.code).toBe(0)
  expect(sent).toEqual([{ guestId: 12, type: 'introduction', prompt: 'Mention the new book.' }])
  for (const flags of [
    ['--prompt', ' '],
    ['--prompt', 'a', '--prompt-file', 'b.txt'],
  ])
    expect((await cueroom(['generate', '--guest', '12', ...flags], { api })).code).toBe(2)
  expect(sent).toHaveLength(1)
})

test('each thing to know about a text is a line of its own', async () => {
  const note = 'The title isn’t said. Your note says: “No divorce. None.”\nNot known yet: “Why?”. Ask Maya.'
  const ran = await cueroom('generate --guest 12', { api: server({ generate: () => ({ ...text, note }) }) })
  expect(ran.stderr).toContain(
    '! The title isn’t said.\n! Your note says: “No divorce. None.” (2 more with --json)\n',
  )
})

test('in a terminal the text appears as it is written, and cannot act on the terminal', async () => {
  const api = server({
    generate: (_, emit) => {
      emit({ text: 'Hello\u001b' })
      emit({ text: '[2J, and welcome.' })
      return { ...text, content: 'Hello\u001b[2J, and welcome.' }
    },
  })
  const ran = await cueroom('generate --guest 12', { api, terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stdout.trim()).toBe('Hello␛[2J, and welcome.')
})

test('a text that was revised after it was streamed is shown as it is stored', async () => {
  const api = server({
    generate: (_, emit) => {
      emit({ text: 'Too short.' })
      return text
    },
  })
  const ran = await cueroom('generate --guest 12', { api, terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stderr).toContain('Revised:')
  expect(ran.stdout.trim().endsWith(text.content)).toBe(true)
})

test('--json prints what the API answers', async () => {
  expect(JSON.parse((await cueroom('generate --guest 12 --json', { api: server() })).stdout)).toEqual(text)
  expect(JSON.parse((await cueroom('content list --json', { api: server() })).stdout)).toEqual([text])
  expect(JSON.parse((await cueroom('content show 5 --json', { api: server() })).stdout)).toEqual(text)
})

test('texts are listed with the guest, and who wrote them', async () => {
  const ran = await cueroom('content list', { api: server() })
  expect(ran.stdout).toMatch(
    /^5\tMaya Okafor\tGuest Introduction\t8\ttemplate\t\S+ \S+\tHello, and welcome\. My guest today is Maya\.\n$/,
  )
})

test('content show prints the text', async () => {
  const ran = await cueroom('content show 5', { api: server() })
  expect(ran.stdout).toBe(`${text.content}\n`)
  expect(ran.stderr).toBe('✓ Drafted by template · 8 words\n')
})

test('a document is not printed into a terminal', async () => {
  const ran = await cueroom('content export --guest 12 -o -', { api: server(), terminal: true })
  expect(ran.code).toBe(2)
  expect(ran.stdout).toBe('')
})

test('a file that exists is replaced only with a yes', async () => {
  const home = await freshHome()
  const file = join(home, 'maya.docx')
  await writeFile(file, 'mine')
  const command = 'content export --guest 12 -o maya.docx'

  const script = await cueroom(command, { api: server(), home })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain(
    'maya.docx exists. Replace it? Not running in a terminal. Pass --yes to confirm.',
  )
  const no = await cueroom(command, { api: server(), home, terminal: true, answers: [false] })
  expect(no.code).toBe(1)
  expect(await readFile(file, 'utf8')).toBe('mine')

  expect((await cueroom(`${command} --yes`, { api: server(), home })).code).toBe(0)
  expect(new Uint8Array(await readFile(file))).toEqual(bytes)
})

test('a directory that does not exist is named', async () => {
  const ran = await cueroom('content export --guest 12 -o no/where.docx', { api: server() })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain("Couldn't write no/where.docx: the directory does not exist.")
})

test("in a terminal the file gets the server's name without -o, and never its directory", async () => {
  const home = await freshHome()
  const ran = await cueroom('content export --guest 12', { api: server(), home, terminal: true })
  expect(ran.code).toBe(0)
  expect(new Uint8Array(await readFile(join(home, 'Maya – content.docx')))).toEqual(bytes)
})

test('-o - pipes the bytes as they are', async () => {
  const ran = await cueroom('content export --guest 12 -o -', { api: server() })
  expect(Uint8Array.from(ran.stdout, (character) => character.charCodeAt(0))).toEqual(bytes)
  expect(ran.stderr).toBe('')
})

test('a form nobody knows is wrong use, and a guest without texts is not found', async () => {
  expect((await cueroom('content export --guest 12 --format pdf', { api: server() })).code).toBe(2)
  const api = server({ recent: () => [] })
  const ran = await cueroom('content export --guest 12 --format text -o -', { api })
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain('Nothing has been generated for this guest yet.')
})

test('a teleprompter gets short lines, pauses and how the name is said, at the host’s pace', async () => {
  const api = server({ recent: ({ query: { type } }) => (type === 'introduction' ? [text] : []) })
  const prompter = await cueroom('content export --guest 12 --format teleprompter -o -', { api })
  expect(prompter.stdout).toBe('Hello, and welcome.\n\n[pause]\n\nMy guest today is Maya.\n')
  const markdown = await cueroom('content export --guest 12 --format markdown -o -', { api })
  expect(markdown.stdout).toContain(
    '# Guest Introduction: Maya Okafor\n\n*Maya Okafor is pronounced MY-ah oh-KAH-for*',
  )
  expect(markdown.stdout).toContain('*0:06 min read aloud*')
})

test.each([
  ['docx', 'a.docx'],
  ['text', 'a.txt'],
  ['markdown', 'a.md'],
  ['teleprompter', 'a.txt'],
])(
  'an export says which text is out of date and what the host noted, and has no note in it (%s)',
  async (format, file) => {
    const notes = 'Scheidung NICHT ansprechen'
    const stale = { ...text, contentType: 'introduction' as const, stale: ['guest' as const] }
    const api = fakeApi({
      guests: { get: () => ({ ...guest, notes }) },
      show: { settings: () => settings },
      content: {
        recent: ({ query: { type } }) => (type === 'introduction' ? [stale] : []),
        exportWord: () => ({ name: 'a.docx', type: docxType, bytes, outOfDate: ['introduction'] }),
      },
    })
    const ran = await cueroom(`content export --guest 12 --format ${format} -o -`, { api })
    expect(ran.stdout).not.toContain('Scheidung')
    expect(ran.stderr).toContain(
      '! Guest Introduction: the answers, notes or settings changed since this was written. Run: cueroom generate --guest 12 --type introduction',
    )
    expect(ran.stderr).toContain('! Your note says: “Scheidung NICHT ansprechen.” It isn’t in the file.')
    const home = await freshHome()
    const json = await cueroom(`content export --guest 12 --format ${format} -o ${file} --json`, {
      api,
      home,
    })
    expect(JSON.parse(json.stdout)).toMatchObject({ outOfDate: ['introduction'] })
  },
)

test('a long note is cut to its first sentence, and whole with --json', async () => {
  const note =
    `Some of the guest is not known. ${'Ask for a biography, so that more can be said. '.repeat(4)}`.trim()
  const api = server({ generate: () => ({ ...text, note }) })
  const ran = await cueroom('generate --guest 12', { api })
  expect(ran.stderr).toContain('! Some of the guest is not known. (4 more with --json)\n')
  expect(JSON.parse((await cueroom('generate --guest 12 --json', { api })).stdout).note).toBe(note)
})

test('what the host noted about the guest is printed whole, and so is what isn’t followed', async () => {
  const said = `Your note says: “${'Scheidung NICHT ansprechen. '.repeat(6).trim()}”`
  const api = server({
    generate: () => ({ ...text, note: `${said} Check the text.\nIt is short. Ask for more.` }),
  })
  const ran = await cueroom('generate --guest 12', { api })
  expect(ran.stderr).toContain(`! ${said}\n! Check the text. (2 more with --json)\n`)
})

test.each([
  'content edit 5',
  'content edit 5 -f nowhere.txt',
  'content edit five -f -',
  'content delete --guest 12',
  'content delete --guest 12 --type poem',
  'content export --all --guest 12',
  'content export --all -o -',
])('wrong use ends with exit code 2 and changes nothing: %s', async (command) => {
  const ran = await cueroom(command, { api: server(), stdin: 'words' })
  expect(ran.code).toBe(2)
})

test('a text that someone worked on is replaced only with the flag, which the refusal names', async () => {
  const error = "Guest Introduction for Maya (text 5) was edited by hand, so it wasn't replaced."
  const api = server({
    generate({ body }) {
      if (!body.replaceEdited) throw failing(409, error, 'text_edited')
      return text
    },
  })
  const refused = await cueroom('generate --guest 12', { api })
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain(error)
  const command = 'cueroom generate --guest 12 --type introduction --replace-edited'
  expect(refused.stderr).toContain(command)
  const json = await cueroom('generate --guest 12 --json', { api })
  expect(JSON.parse(json.stderr)).toMatchObject({ code: 'text_edited', error, next: [command] })
  expect((await cueroom(command.slice('cueroom '.length), { api })).stdout).toContain(
    'My guest today is Maya.',
  )
})

test('a text is replaced by what a file holds', async () => {
  const sent: unknown[] = []
  const api = server({
    update: ({ params, body }) => {
      if (params.id !== 5) throw failing(404, 'Not found', 'not_found')
      sent.push(body)
      return { ...text, version: 2 }
    },
  })
  expect((await cueroom('content edit 5 -f -', { api, stdin: ' \n' })).code).toBe(2)
  expect((await cueroom('content edit 6 -f -', { api, stdin: 'words' })).code).toBe(5)
  const ran = await cueroom('content edit 5 -f -', { api, stdin: '\ufeffMy own words.\n' })
  expect(ran.stderr).toBe('✓ Saved text 5: 8 words (version 2).\n')
  expect(sent).toEqual([{ content: 'My own words.' }])
})

test('a text that somebody else has changed is left alone', async () => {
  const api = server({
    update: () => {
      throw failing(409, 'Someone else changed this text.', 'version_conflict')
    },
  })
  const ran = await cueroom('content edit 5 -f - --if-version 1', { api, stdin: 'words' })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toBe('✗ Someone else changed this text.\n  Next: cueroom content show 5\n')
})

test('texts are deleted after a yes, and the command that brings them back is named', async () => {
  const deleted: unknown[] = []
  const api = server({
    deleteByGuestAndType: ({ params }) => {
      deleted.push(params)
      return { deleted: 2, deletionId: 'del_1' }
    },
  })
  const command = 'content delete --guest 12 --type questions'
  const script = await cueroom(command, { api })
  expect(script.code).toBe(7)
  expect(script.stderr).toContain(`Next: cueroom ${command} --yes`)
  expect((await cueroom('content delete --guest 13 --type questions --yes', { api })).code).toBe(5)
  await cueroom(command, { api, terminal: true, answers: [false] })
  expect(deleted).toEqual([])
  const ran = await cueroom(`${command} --yes`, { api })
  expect(ran.stderr).toBe(
    '✓ Deleted Interview Questions for Maya Okafor (2 versions).\nUndo: cueroom guests restore del_1\n',
  )
  expect(deleted).toEqual([{ guestId: 12, type: 'questions' }])
})

test('every guest with texts gets a document, also where two share a name', async () => {
  const home = await freshHome()
  const api = server({ recent: () => [text, { ...text, id: 6, guestId: 13 }, { ...text, id: 4 }] })
  const ran = await cueroom('content export --all -o out --json', { api, home })
  expect(ran.code).toBe(0)
  const files = ['out/Maya – content (12).docx', 'out/Maya – content (13).docx']
  expect(JSON.parse(ran.stdout)).toEqual({ files })
  for (const file of files) expect(new Uint8Array(await readFile(join(home, file)))).toEqual(bytes)
})

test('of all documents, those with texts that are out of date are named', async () => {
  const exportWord = () => ({ name: 'Maya.docx', type: docxType, bytes, outOfDate: ['introduction'] })
  const api = server({ exportWord })
  const ran = await cueroom('content export --all -o out', { api, home: await freshHome() })
  expect(ran.stderr).toContain('! out/Maya.docx: Guest Introduction: the answers, notes or settings changed')
  const json = await cueroom('content export --all -o out --json', { api, home: await freshHome() })
  expect(JSON.parse(json.stdout)).toMatchObject({ outOfDate: ['out/Maya.docx'] })
})

test('where one answer cannot hold all texts every guest is tried, and guests without texts are passed over', async () => {
  const tried: number[] = []
  const api = fakeApi({
    guests: { list: () => [12, 13].map((id) => asCard({ ...guest, id })) },
    content: {
      recent: ({ query }) => Array.from({ length: query.limit }, () => text),
      exportWord: ({ body }) => {
        tried.push(body.guestId)
        if (body.guestId === 13)
          throw failing(404, 'Nothing has been generated for this guest yet', 'no_content')
        return { name: 'Maya.docx', type: docxType, bytes }
      },
    },
  })
  const ran = await cueroom('content export --all', { api, terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stderr).toContain('✓ Saved 1 document in texts.')
  expect(tried).toEqual([12, 13])
})

test('a show without texts is told how to write one', async () => {
  const ran = await cueroom('content export --all -o texts', { api: server({ recent: () => [] }) })
  expect(ran).toMatchObject({ code: 0, stdout: '' })
  expect(ran.stderr).toContain('Next: cueroom generate')
})

const versions = [
  { version: 2, origin: 'host' as const, content: 'My own words.', createdAt: '2026-11-21T09:00:00Z' },
  { version: 1, origin: 'generated' as const, content: text.content, createdAt: text.createdAt },
]

test('a version that a text does not have is neither printed nor restored', async () => {
  const saved: unknown[] = []
  const api = server({
    versions: () => ({ versions }),
    update: ({ body }) => {
      saved.push(body)
      return text
    },
  })
  for (const command of ['content versions 5 --print 7', 'content restore 5 --to 7']) {
    const ran = await cueroom(command, { api })
    expect(ran.code).toBe(5)
    expect(ran.stderr).toContain('Text 5 has no version 7.')
  }
  expect(saved).toEqual([])
})

test('the versions of a text are listed and printed, and an earlier one is restored', async () => {
  const saved: unknown[] = []
  const api = server({
    versions: () => ({ versions }),
    update: ({ body }) => {
      saved.push(body)
      return { ...text, version: 3 }
    },
  })
  expect((await cueroom('content versions 5', { api })).stdout).toMatch(/2\s+edited/)
  expect((await cueroom('content versions 5 --print 1', { api })).stdout.trim()).toBe(text.content)
  expect((await cueroom('content restore 5 --to 1', { api })).stderr).toContain('Restored version 1')
  expect(saved).toEqual([{ content: text.content }])
})
