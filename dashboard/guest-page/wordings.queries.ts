import type { Guest } from '@cueroom/core/guests/guest.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { type Loaded, useChange } from '../app/api.tsx'
import { useUpdateGuest } from '../guests/guests.queries.ts'

interface Wording {
  guestId: number
  questionId: string
  text: string
  /** The guest's answer that was worded. */
  answer: string
}

const failure = { title: 'Wording not saved', message: "Couldn't save your wording. Please try again." }
// Texts written from the answer are out of date
const refresh: Loaded[] = ['texts', 'questionnaires']

const isAnswerChanged = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'answer_changed'

/** Saves the host's wording of an answer. If the guest has changed the answer, the new one is shown. */
export function useSetWording() {
  const update = useUpdateGuest()
  return useChange(
    async (api, { guestId: id, questionId, text, answer }: Wording) => {
      try {
        return await api.guests.setWording({ params: { id, questionId }, body: { text, answer } })
      } catch (error) {
        if (isAnswerChanged(error)) update(await api.guests.get({ params: { id } }))
        throw error
      }
    },
    { onSuccess: update, refresh, success: { title: 'Wording saved' }, failure },
  )
}

/** Goes back to the guest's words; Undo stores the wording again. */
export function useRemoveWording(guest: Guest) {
  const update = useUpdateGuest()
  const setting = useSetWording()
  return useChange(
    (client, questionId: string) => client.guests.removeWording({ params: { id: guest.id, questionId } }),
    {
      onSuccess: update,
      refresh,
      success: (_, questionId) => {
        const wording = guest.questionnaire.wordings?.[questionId]
        const current = guest.questionnaire.responses[questionId]
        const restore = () =>
          setting.mutate({ guestId: guest.id, questionId, text: wording!.text, answer: wording!.answer })
        return {
          title: 'Wording removed',
          ...(wording && wording.answer === current && { action: { label: 'Undo', run: restore } }),
        }
      },
      failure: { title: 'Wording not removed', message: "Couldn't remove your wording. Please try again." },
    },
  )
}
