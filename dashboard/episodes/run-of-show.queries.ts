import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isConflict, reportFailure, useApi, useChange, useRead } from '../app/api.tsx'
import { asChanges, type RunEdit } from './run-edits.ts'

const keyOfRun = (id: number) => ['runs', id] as const

/** The run of show of an episode; always refetched, because its texts may have changed. */
export const useRunOfShow = (id: number) =>
  useRead([...keyOfRun(id)], ({ episodes }, signal) => episodes.runOfShow({ params: { id }, signal }), {
    staleTime: 0,
  })

const failure = { title: 'Save failed', message: "Couldn't save the run of show. Please try again." }

/** Two versions between which the host chooses. */
export interface RunConflict {
  base: RunOfShow
  mine: RunOfShow
  theirs: RunOfShow
}

/**
 * Edits of a run of show are shown immediately and saved one after the other. An edit that can't be saved is
 * rolled back. If someone else saved in between, the host chooses.
 */
export function useRunEdits(id: number) {
  const api = useApi()
  const queries = useQueryClient()
  const state = useRef({ edits: 0, isSaving: false })
  const [conflict, setConflict] = useState<RunConflict | null>(null)
  const { mutateAsync } = useChange(
    (_, run: RunOfShow) =>
      api.episodes.planRunOfShow({ params: { id }, body: asChanges(run), ifMatch: run.version }),
    { failure: (error) => (isConflict(error) ? undefined : failure) },
  )
  const shown = () => queries.getQueryData<RunOfShow>(keyOfRun(id))
  const show = (run: RunOfShow) => queries.setQueryData<RunOfShow>(keyOfRun(id), run)

  const fail = async (error: unknown, base: RunOfShow) => {
    const mine = shown()
    if (!isConflict(error) || !mine) return queries.invalidateQueries({ queryKey: keyOfRun(id) })
    try {
      setConflict({ base, mine, theirs: await api.episodes.runOfShow({ params: { id } }) })
    } catch (reason) {
      reportFailure(reason, failure)
    }
  }
  const save = async (base: RunOfShow) => {
    if (state.current.isSaving) return
    state.current.isSaving = true
    let saved = base
    try {
      for (let edits = -1; edits !== state.current.edits;) {
        edits = state.current.edits
        saved = await mutateAsync({ ...shown()!, version: saved.version })
      }
      show(saved)
    } catch (error) {
      await fail(error, saved)
    } finally {
      state.current.isSaving = false
    }
  }
  const edit = (change: RunEdit) => {
    const run = shown()
    if (!run) return
    void queries.cancelQueries({ queryKey: keyOfRun(id) })
    show(change(run))
    state.current.edits += 1
    void save(run)
  }
  const settle = (chosen: RunOfShow, isSaved: boolean) => {
    setConflict(null)
    show(chosen)
    if (!isSaved) void save(chosen)
  }
  return { edit, conflict, settle }
}
