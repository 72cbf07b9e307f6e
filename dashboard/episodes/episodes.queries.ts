import type {
  Episode,
  EpisodeChanges,
  NewEpisode,
  NewSeries,
  SeriesChanges,
} from '@cueroom/core/episodes/episode.ts'
import { readPage } from '@cueroom/core/contract/pages.ts'
import type { EpisodeSort } from '@cueroom/core/episodes/episode-sorts.ts'
import type { EpisodeStage } from '@cueroom/core/episodes/episode-stage.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Loaded, unlessConflict, useApi, useChange, useList, useRead } from '../app/api.tsx'
import type { Edit } from '../app/versioned-edit.tsx'
import { useDeleted, useRestore } from '../deletions/deletions.queries.ts'
import { saveDownload } from '../ui/download.ts'
import type { Toast } from '../ui/toasts.tsx'

export interface EpisodeFilters {
  search?: string
  stage?: EpisodeStage
  sort?: EpisodeSort
}

const pageSize = 50

/** The episode with the highest number. */
export const useHighestNumber = () =>
  useList(['episodes', 'highest'], ({ episodes }) => episodes.list, byNumber)

const byNumber: EpisodeFilters & { limit: number } = { sort: 'number', limit: 1 }

/** The episodes that match, page by page. */
export function useEpisodes(filters: EpisodeFilters) {
  const api = useApi()
  const initialPageParam: EpisodeFilters & { limit: number; after?: number | string } = {
    ...filters,
    limit: pageSize,
  }
  const pages = useInfiniteQuery({
    queryKey: ['episodes', 'pages', filters],
    queryFn: ({ pageParam, signal }) => readPage(api.episodes.list, { query: pageParam, signal }),
    initialPageParam,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  return { ...pages, episodes: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

export const daysKey = ['episodes', 'days'] as const

/** The episodes that are recorded or published between two moments. */
export function useEpisodesBetween(from: string, to: string) {
  const query: { from: string; to: string; limit?: number } = { from, to }
  return useList([...daysKey, from, to], ({ episodes }) => episodes.list, query)
}

/** The episodes that are recorded or published after a moment. */
export const useEpisodesFrom = (from: string) =>
  useList(['episodes', { from }], ({ episodes }) => episodes.list, { from, limit: 200 })

/** The newest episodes whose title or guests match; none while nothing is typed. */
export const useFoundEpisodes = (search: string, limit: number) =>
  useList(
    ['episodes', { search }],
    ({ episodes }) => episodes.list,
    { search, limit },
    {
      enabled: search !== '',
      placeholderData: keepPreviousData,
    },
  )

/** One episode, always refetched: another tab may have changed it since the list was loaded. */
export const useEpisode = (id: number) =>
  useRead(['episodes', id], ({ episodes }, signal) => episodes.get({ params: { id }, signal }), { gcTime: 0 })

/** The episodes of one guest, newest first. */
export const useEpisodesOf = (guest: number, enabled = true) =>
  useList(['episodes', { of: guest }], ({ episodes }) => episodes.list, { guest, limit: 20 }, { enabled })

export const useSeries = () => useList(['series'], ({ episodes }) => episodes.listSeries, {})

/** Queries affected by an episode's date, which its guests share. */
export const changed: Loaded[] = ['episodes', 'series', 'guests']

export const saveFailure = { title: 'Save failed', message: "Couldn't save the episode. Please try again." }

export const useAddEpisode = () =>
  useChange((api, episode: NewEpisode) => api.episodes.create({ body: episode }), {
    refresh: changed,
    success: { title: 'Episode added' },
    failure: saveFailure,
  })

/** Updates an episode. A version conflict opens a choice instead of an error. */
export const useEditEpisode = () =>
  useChange(
    (api, { id, changes, version }: Edit<EpisodeChanges>) =>
      api.episodes.update({ params: { id }, body: changes, ifMatch: version }),
    { refresh: changed, success: { title: 'Episode saved' }, failure: unlessConflict(saveFailure) },
  )

export const useDuplicateEpisode = () =>
  useChange((api, { id }: Episode) => api.episodes.duplicate({ params: { id } }), {
    refresh: changed,
    success: ({ title }) => ({ title: 'Episode copied', message: title }),
    failure: { title: 'Episode not copied', message: "Couldn't copy the episode. Please try again." },
  })

/** Cancels an episode, or takes that back; the toast has an Undo. */
export function useCancelEpisode() {
  const { mutate, isPending } = useChange(
    (api, { episode: { id, version }, isCancelled }: { episode: Episode; isCancelled: boolean }) =>
      api.episodes.update({ params: { id }, body: { isCancelled }, ifMatch: version }),
    {
      refresh: changed,
      success: (episode, { isCancelled }): Toast => ({
        title: isCancelled ? 'Episode cancelled' : 'Episode planned again',
        action: { label: 'Undo', run: () => mutate({ episode, isCancelled: !isCancelled }) },
      }),
      failure: saveFailure,
    },
  )
  return { mutate, isPending }
}

/** Deletes an episode; the toast has an Undo. */
export function useDeleteEpisode() {
  const deleted = useDeleted()
  return useChange((api, { id }: Episode) => api.episodes.remove({ params: { id } }), {
    refresh: changed,
    success: (deletion) => deleted(deletion, { title: 'Episode deleted' }),
    failure: { title: 'Delete failed', message: "Couldn't delete the episode. Please try again." },
  })
}

/** Changes episodes, one after the other, each from the version that was read. */
export const useMoveEpisodes = () =>
  useChange(
    async (api, moves: { episode: Episode; changes: EpisodeChanges }[]) => {
      for (const { episode, changes } of moves)
        await api.episodes.update({ params: { id: episode.id }, body: changes, ifMatch: episode.version })
    },
    {
      refresh: changed,
      partial: true,
      success: (_, moves) => ({ title: `${counted(moves.length, 'episode')} moved` }),
      failure: {
        title: 'Save failed',
        message: "Couldn't move every episode. Someone else may have changed one. Check them and try again.",
      },
    },
  )

/** Deletes episodes; the toast has an Undo for all of them. */
export function useDeleteEpisodes() {
  const { mutate: restore } = useRestore()
  return useChange(
    async (api, episodes: Episode[]) => {
      const deletions: string[] = []
      for (const { id } of episodes) {
        const { deletionId } = await api.episodes.remove({ params: { id } })
        if (deletionId) deletions.push(deletionId)
      }
      return deletions
    },
    {
      refresh: changed,
      partial: true,
      success: (deletions) => ({
        title: `${counted(deletions.length, 'episode')} deleted`,
        action: { label: 'Undo', run: () => deletions.forEach((id) => restore(id)) },
      }),
      failure: { title: 'Delete failed', message: "Couldn't delete every episode. Please try again." },
    },
  )
}

export const useAddSeries = () =>
  useChange((api, series: NewSeries) => api.episodes.createSeries({ body: series }), {
    refresh: ['series'],
    success: { title: 'Series added' },
    failure: { title: 'Save failed', message: "Couldn't save the series. Please try again." },
  })

export const useEditSeries = () =>
  useChange(
    (api, { id, version, changes }: { id: number; version: number; changes: SeriesChanges }) =>
      api.episodes.updateSeries({ params: { id }, body: changes, ifMatch: version }),
    {
      refresh: ['series', 'episodes'],
      partial: true,
      success: { title: 'Series saved' },
      failure: { title: 'Save failed', message: "Couldn't save the series. Please try again." },
    },
  )

export const useDeleteSeries = () =>
  useChange((api, { id }: { id: number }) => api.episodes.removeSeries({ params: { id } }), {
    refresh: ['series', 'episodes'],
    success: { title: 'Series deleted' },
    failure: { title: 'Delete failed', message: "Couldn't delete the series. Please try again." },
  })

/** Downloads the dates of an episode for the host's calendar. */
export const useEpisodeCalendar = () =>
  useChange(async (api, id: number) => saveDownload(await api.calendars.ofEpisode({ params: { id } })), {
    failure: { title: 'Download failed', message: "Couldn't create the calendar file. Please try again." },
  })
