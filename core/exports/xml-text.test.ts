import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { contentDocument } from './content-document.ts'
import { guestsDocument } from './guests-document.ts'
import { responsesDocument } from './responses-document.ts'
import { guestRecord, sampleContents, sampleGuest, sampleShow } from '../testing/samples.ts'

const hostile = hostileTexts.join('\n')
const guest = { ...guestRecord(sampleGuest('maya-okafor'), 1), name: hostile, title: hostile, bio: hostile }
const show = { ...sampleShow, podcastName: hostile }
const written = { provider: 'drafter', model: null, createdAt: '2026-11-01T10:00:00Z' } as const
const contents = sampleContents().map((text) => ({ ...text, ...written, content: hostile }))

// XML 1.0, 2.2: everything else makes a file that no reader opens
const character = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

test.each([
  ['texts', () => contentDocument({ show, guest, contents })],
  ['guests', () => guestsDocument({ show, guests: [guest] })],
  [
    'answers',
    () =>
      responsesDocument({
        show,
        guest,
        responses: { q: hostile, list: hostileTexts },
        asked: [{ id: 'q', question: hostile }],
        submittedAt: null,
      }),
  ],
])('a Word document of %s holds only characters that XML allows', async (_, write) => {
  const { bytes } = await write()
  for (const [path, part] of Object.entries(unzipSync(bytes)).filter(([name]) => /\.(xml|rels)$/.test(name)))
    expect([path, character.test(strFromU8(part))]).toEqual([path, true])
})
