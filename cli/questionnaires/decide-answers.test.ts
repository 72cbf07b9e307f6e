import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const unverified: QuestionnaireResponse = {
  id: 117,
  questionnaireId: 'before',
  state: 'unverified',
  guestId: 7,
  guestName: 'Ada Lovelace',
  typedName: 'Ada\nL.',
  guestEmail: 'ada@engine.example',
  responses: { bio: 'I dig.' },
  questions: [{ id: 'bio', question: 'Who are you?', type: 'textarea', required: true, options: [] }],
  source: { fields: {} },
  submittedAt: '2026-11-21T10:00:00Z',
}
const server = (questionnaires: Answers['questionnaires']) => fakeApi({ questionnaires })

test('answers that are none, or belong to a guest already, are refused', async () => {
  const missing = server({
    acceptResponse() {
      throw failing(404, 'Not found', 'not_found')
    },
  })
  const none = await cueroom('questionnaires accept-answers before 9', { api: missing })
  expect(none).toMatchObject({ code: 5, stderr: expect.stringContaining("Couldn't find these answers.") })
  const decided = server({
    keepResponseAsGuest() {
      throw failing(409, 'These answers already belong to a guest.', 'already_accepted')
    },
  })
  const again = await cueroom('questionnaires keep-answers before 117', { api: decided })
  expect(again.stderr).toContain('These answers already belong to a guest.')
  expect((await cueroom('questionnaires delete-answers before x', { api: missing })).code).toBe(2)
})

test('unverified answers say so, on one line, and lead to the decision', async () => {
  const api = server({
    responses: ({ query }) => (query.state === 'accepted' ? [] : [unverified]),
  })
  const shown = await cueroom('questionnaires responses before --state unverified', { api })
  expect(shown.stdout).toBe('Ada L. (unverified)\tWho are you?\tI dig.\n')
  expect(shown.stderr).toContain('cueroom questionnaires accept-answers before 117')
  const others = await cueroom('questionnaires responses before --state accepted', { api })
  expect(others.stderr).toContain('No accepted answers.')
})

test('they are accepted, kept as a new guest, or deleted after a question', async () => {
  const decided: unknown[] = []
  const settle =
    (what: string) =>
    ({ params }: { params: { responseId: number } }) => {
      decided.push([what, params.responseId])
      return { ...unverified, state: 'accepted' as const, deleted: 1 }
    }
  const api = server({
    acceptResponse: settle('accept'),
    keepResponseAsGuest: settle('keep'),
    removeResponse: settle('remove'),
  })
  const accepted = await cueroom('questionnaires accept-answers before 117', { api })
  expect(accepted.stderr).toContain('Accepted for Ada Lovelace.')
  await cueroom('questionnaires keep-answers before 117', { api })
  const unasked = await cueroom('questionnaires delete-answers before 117', { api })
  expect(unasked.code).not.toBe(0)
  expect(decided).toHaveLength(2)
  await cueroom('questionnaires delete-answers before 117 --yes', { api })
  expect(decided).toEqual([
    ['accept', 117],
    ['keep', 117],
    ['remove', 117],
  ])
})

test('answers are locked and unlocked', async () => {
  const api = server({
    lockResponse: ({ body: { locked } }: { body: { locked: boolean } }) => ({
      ...unverified,
      lockedAt: locked ? '2026-11-22T10:00:00.000Z' : null,
    }),
  })
  expect((await cueroom('questionnaires lock-answers before 117', { api })).stderr).toContain(
    'Locked the answers of Ada Lovelace.',
  )
  expect((await cueroom('questionnaires unlock-answers before 117 --json', { api })).stdout).toContain(
    '"lockedAt": null',
  )
})
