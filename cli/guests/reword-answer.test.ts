import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const said = 'J’ai repris les fourneaux en 2019.'
const marguerite: Guest = {
  ...guestRecord(sampleGuests[0]!, 12),
  name: 'Marguerite Roy',
  questionnaire: {
    photo: null,
    responses: { story: said, misconception: 'Rien.' },
    asked: [
      { id: 'story', question: 'Which moment changed your path?', type: 'textarea' },
      { id: 'misconception', question: 'Which belief is wrong?', type: 'textarea' },
    ],
    submittedAt: '2026-11-20T10:00:00.000Z',
  },
}

function server(guest: Guest = marguerite) {
  const got: unknown[] = []
  const api = fakeApi({
    guests: {
      get: ({ params }) => {
        if (params.id !== guest.id) throw failing(404, 'Guest not found', 'not_found')
        return guest
      },
      setWording: ({ params, body }) => {
        got.push({ ...params, ...body })
        return guest
      },
      removeWording: ({ params }) => {
        got.push(params)
        return guest
      },
    },
  })
  return { api, got }
}

test.each([
  'guests reword 12 --text x',
  'guests reword 12 --question story',
  'guests reword 12 --question story --text x --remove',
  'guests reword 12 --question Which --text x',
  'guests reword 12 --question Wine --text x',
])('wrong use ends with exit code 2 and stores nothing: %s', async (command) => {
  const { api, got } = server()
  const ran = await cueroom(command, { api })
  expect(ran.code).toBe(2)
  expect(got).toEqual([])
})

test('an empty wording is refused, with the way back to the guest’s words', async () => {
  const { api, got } = server()
  const ran = await cueroom(['guests', 'reword', '12', '--question', 'story', '--text', ' '], { api })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('pass --remove')
  expect(got).toEqual([])
})

test('a question that isn’t there is answered with those that are', async () => {
  const { api } = server()
  const ran = await cueroom('guests reword 12 --question Wine --text x', { api })
  expect(ran.stderr).toContain('No answer to “Wine”. The answers:\n')
  expect(ran.stderr).toContain('story: Which moment changed your path?')
})

test('an answer gets the host’s wording, by its question’s id or its beginning, typed or from a file', async () => {
  const { api, got } = server()
  const home = await freshHome()
  await writeFile(join(home, 'story.txt'), 'I took over the stoves in 2019.\n')
  const typed = await cueroom(['guests', 'reword', '12', '--question', 'story', '--text', 'In 2019.'], {
    api,
  })
  expect(typed.code).toBe(0)
  expect(typed.stderr).toContain('Saved your wording of “Which moment changed your path?”.')
  const file = ['guests', 'reword', '12', '--question', 'which MOMENT', '-f', 'story.txt']
  expect((await cueroom(file, { api, home })).code).toBe(0)
  expect(got).toEqual([
    { id: 12, questionId: 'story', text: 'In 2019.', answer: said },
    { id: 12, questionId: 'story', text: 'I took over the stoves in 2019.', answer: said },
  ])
})

test('--remove goes back to the guest’s words', async () => {
  const { api, got } = server()
  const ran = await cueroom('guests reword 12 --question story --remove', { api })
  expect(got).toEqual([{ id: 12, questionId: 'story' }])
  expect(ran.stderr).toContain("Texts use the guest's words again.")
})

test('a guest is shown in the host’s wording with the guest’s words below; a wording of an earlier answer is named', async () => {
  const wordedAt = '2026-11-21T10:00:00.000Z'
  const wordings = {
    story: { text: 'I took over the stoves.', answer: said, wordedAt },
    misconception: { text: 'Nothing at all.', answer: 'Tout.', wordedAt },
  }
  const { api } = server({ ...marguerite, questionnaire: { ...marguerite.questionnaire, wordings } })
  const ran = await cueroom('guests show 12', { api, terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stdout).toContain(
    `Which moment changed your path?\nI took over the stoves.\n\nIn the guest’s words: ${said}`,
  )
  expect(ran.stdout).toContain(
    'Rien.\n\nYour wording isn’t used, because the answer changed later: Nothing at all.',
  )
})
