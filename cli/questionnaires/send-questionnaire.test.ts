import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const mail = (guestId: number) => ({
  guestId,
  name: `Guest ${guestId}`,
  email: null,
  url: `https://show.example/q/before?guest=${guestId}`,
  subject: 'A few questions',
  text: 'Hi',
})

const server = (sends: NonNullable<Answers['sends']> = {}) =>
  fakeApi({
    sends: { prepare: ({ body }) => ({ mails: body.guestIds.map(mail), missing: [] }), ...sends },
  })

test.each([
  'questionnaires send before',
  'questionnaires send before --guest 1 --unanswered',
  'questionnaires send before --guest 1 --mail --mark',
  'questionnaires send before --guest one',
])('what does not say whom to send, or says two things, is refused: %s', async (command) => {
  expect(await cueroom(command, { api: server() })).toMatchObject({ code: 2, stdout: '' })
})

test('without --mail nothing is sent: the links go to standard output', async () => {
  const ran = await cueroom('questionnaires send before --guest 1,2', { api: server() })
  expect(ran.stdout).toBe(
    '1\tGuest 1\t\thttps://show.example/q/before?guest=1\n2\tGuest 2\t\thttps://show.example/q/before?guest=2\n',
  )
  expect(ran.stderr).toContain('Nothing was sent.')
})

test('a guest who is not in the show ends with exit code 5, or 3 where others are', async () => {
  const api = server({
    prepare: ({ body }) => {
      const [missing, known] = [true, false].map((is) => body.guestIds.filter((id) => id > 900 === is))
      return { mails: known!.map(mail), missing: missing! }
    },
  })
  const nobody = await cueroom('questionnaires send before --guest 999', { api })
  expect(nobody).toMatchObject({ code: 5, stdout: '' })
  expect(nobody.stderr).toContain("Couldn't find guest 999.")
  expect(await cueroom('questionnaires send before --guest 1 999', { api })).toMatchObject({ code: 3 })
})

test('an inactive questionnaire is refused with the command that activates it', async () => {
  const prepare = () => {
    throw failing(409, "It's inactive. Activate it first.", 'inactive')
  }
  const api = server({ prepare })
  const ran = await cueroom('questionnaires send before --guest 1', { api })
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toBe(
    "✗ It's inactive. Activate it first.\n  Next: cueroom questionnaires activate before\n",
  )
})

test('--json is one array, for several questionnaires too', async () => {
  const sent = { sentAt: '2026-11-03T09:00:00Z', remindedAt: null, openedAt: null, answeredAt: null }
  const api = server({
    states: () => ({
      sends: [
        { ...sent, guestId: 1, questionnaireId: 'before' },
        { ...sent, guestId: 2, questionnaireId: 'after' },
      ],
      stopped: [],
      missing: [],
    }),
  })
  for (const command of ['questionnaires send before --guest 1 2 --json', 'guests remind 1 2 --json'])
    expect(JSON.parse((await cueroom(command, { api })).stdout)).toMatchObject([
      { guestId: 1 },
      { guestId: 2 },
    ])
})

test('--mail sends, and says whom it could not', async () => {
  const kinds: string[] = []
  const api = server({
    mail: ({ body }) => {
      kinds.push(body.kind)
      return {
        results: body.guestIds.map((guestId) => ({
          guestId,
          name: `Guest ${guestId}`,
          sent: guestId === 1,
          problem: guestId === 1 ? null : 'No email address',
        })),
        missing: [],
      }
    },
  })
  const ran = await cueroom('questionnaires send before --guest 1 2 --remind --mail', { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('Sent 1 email.')
  expect(ran.stderr).toContain('Guest 2, Guest 2: No email address')
  expect(kinds).toEqual(['remind'])
  expect(await cueroom('questionnaires send before --guest 2 --mail', { api })).toMatchObject({ code: 1 })
})

test('--mark notes what the host has sent', async () => {
  const marked: unknown[] = []
  const api = server({
    mark: ({ body }) => {
      marked.push(body)
      return { sends: [], stopped: [], missing: [999] }
    },
  })
  const ran = await cueroom('questionnaires send before --guest 1 999 --mark', { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain("1 guest marked as sent.\n✗ Couldn't find guest 999.")
  expect(marked).toEqual([{ questionnaireId: 'before', guestIds: [1, 999], kind: 'invite', sent: true }])
})

test('guests remind reminds those who were sent questions and have not answered', async () => {
  const prepared: unknown[] = []
  const sent = { questionnaireId: 'before', sentAt: '2026-11-03T09:00:00Z', remindedAt: null, openedAt: null }
  const api = server({
    states: () => ({
      sends: [
        { ...sent, guestId: 1, answeredAt: null },
        { ...sent, guestId: 2, answeredAt: '2026-11-04T09:00:00Z' },
      ],
      stopped: [],
      missing: [],
    }),
    prepare: ({ body }) => {
      prepared.push(body)
      return { mails: body.guestIds.map(mail), missing: [] }
    },
  })
  const ran = await cueroom('guests remind 1 2', { api })
  expect(ran.stdout).toContain('Guest 1')
  expect(prepared).toEqual([{ questionnaireId: 'before', guestIds: [1], kind: 'remind' }])
  const nobody = await cueroom('guests remind 3', {
    api: server({ states: () => ({ sends: [], stopped: [], missing: [3] }) }),
  })
  expect(nobody.code).toBe(5)
  expect(nobody.stderr).toContain("No one is waiting for a reminder.\n✗ Couldn't find guest 3.")
})
