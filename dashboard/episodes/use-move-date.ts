import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { Interview } from '@cueroom/core/guests/guests.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useChange } from '../app/api.tsx'
import { interviewsKey } from '../guests/guests.queries.ts'
import { recordingTime } from '../ui/text.ts'
import type { DateName } from './date-names.ts'
import { changed, daysKey } from './episodes.queries.ts'

interface DateMove {
  episode: Episode
  date: DateName
  to: string
}

/** The recording of an episode is the interview date of its guests, and moves with it. */
const isOf = ({ guests, recordingDate }: Episode, { id, interviewDate }: Interview) =>
  interviewDate === recordingDate && guests.some((guest) => guest.id === id)

/** Moves a date in the calendar: shown immediately, saved one after the other, each with an Undo. */
export function useMoveDate(timeZone: string) {
  const queries = useQueryClient()
  const state = useRef({ waiting: 0, versions: new Map<number, number>() })
  const refresh = () => Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })))
  const mutate: (move: DateMove) => void = useChange(
    async (api, { episode: { id, version }, date, to }: DateMove) => {
      // The list may not have been refetched since the previous move
      const { versions } = state.current
      const ifMatch = Math.max(version, versions.get(id) ?? 0)
      try {
        const saved = await api.episodes.update({ params: { id }, body: { [date]: to }, ifMatch })
        versions.set(id, saved.version)
      } finally {
        state.current.waiting -= 1
      }
    },
    {
      queue: 'episode dates',
      apply: ({ episode, date, to }) => {
        state.current.waiting += 1
        const before = queries.getQueriesData<Episode[]>({ queryKey: daysKey })
        queries.setQueriesData<Episode[]>({ queryKey: daysKey }, (list) =>
          list?.map((each) => (each.id === episode.id ? { ...each, [date]: to } : each)),
        )
        if (date === 'recordingDate')
          queries.setQueriesData<Interview[]>({ queryKey: interviewsKey }, (list) =>
            list?.map((each) => (isOf(episode, each) ? { ...each, interviewDate: to } : each)),
          )
        return () => {
          before.forEach(([key, list]) => queries.setQueryData(key, list))
          void refresh()
        }
      },
      success: (_, { episode, date, to }) => ({
        title: `“${episode.title}” moved to ${recordingTime(to, timeZone)}`,
        action: { label: 'Undo', run: () => mutate({ episode, date, to: episode[date] ?? to }) },
      }),
      // The server's current state would show a date that is about to move again
      onSuccess: () => state.current.waiting === 0 && refresh(),
      failure: {
        title: 'Save failed',
        message: "Couldn't move the episode. Someone else may have changed it. Check it and try again.",
      },
    },
  ).mutate
  return mutate
}
