import type { NewPattern, Pattern, PatternChanges } from '@cueroom/core/patterns/pattern.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Loaded, unlessConflict, serverMessageOr, useChange, useRead } from '../app/api.tsx'
import type { Edit } from '../app/versioned-edit.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'

/** The training patterns, in the order they apply. */
export const usePatterns = () => useRead(['patterns'], ({ patterns }, signal) => patterns.list({ signal }))

/** A changed pattern makes existing texts out of date. */
const changed: Loaded[] = ['patterns', 'texts']

export const saveFailure = {
  title: 'Save failed',
  message: "Couldn't save the training pattern. Please try again.",
}

export const useAddPattern = () =>
  useChange((api, pattern: NewPattern) => api.patterns.create({ body: pattern }), {
    refresh: changed,
    success: { title: 'Training pattern added' },
    failure: serverMessageOr(saveFailure.title, saveFailure.message),
  })

/** Updates a pattern. A version conflict opens a choice instead of an error. */
export const useEditPattern = () =>
  useChange(
    (api, { id, changes, version }: Edit<PatternChanges>) =>
      api.patterns.update({ params: { id }, body: changes, ifMatch: version }),
    { refresh: changed, success: { title: 'Training pattern saved' }, failure: unlessConflict(saveFailure) },
  )

export const useSwitchPattern = () =>
  useChange(
    (api, { id, version, isActive }: Pick<Pattern, 'id' | 'version' | 'isActive'>) =>
      api.patterns.update({ params: { id }, body: { isActive }, ifMatch: version }),
    {
      refresh: changed,
      partial: true,
      failure: {
        title: 'Save failed',
        message:
          "Couldn't turn the pattern on or off. Someone else may have changed it. Check it and try again.",
      },
    },
  )

/** Sets the order, which is shown immediately. */
export function useReorderPatterns() {
  const queries = useQueryClient()
  return useChange(
    (api, patterns: Pattern[]) => api.patterns.reorder({ body: { ids: patterns.map(({ id }) => id) } }),
    {
      apply: (patterns) => {
        const before = queries.getQueryData<Pattern[]>(['patterns'])
        queries.setQueryData(['patterns'], patterns)
        return () => queries.setQueryData(['patterns'], before)
      },
      refresh: changed,
      partial: true,
      failure: serverMessageOr('Save failed', "Couldn't save the order. Please try again."),
    },
  )
}

/** Deletes a pattern; the toast has an Undo. */
export function useDeletePattern() {
  const deleted = useDeleted()
  return useChange((api, { id }: Pattern) => api.patterns.remove({ params: { id } }), {
    refresh: changed,
    success: (deletion) => deleted(deletion, { title: 'Training pattern deleted' }),
    failure: { title: 'Delete failed', message: "Couldn't delete the training pattern. Please try again." },
  })
}
