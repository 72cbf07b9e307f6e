import type { ClientOf } from '@cueroom/core/contract/client.ts'
import type { ClosedQuestionnaire } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Language } from '@cueroom/core/languages/languages.ts'
import { useEffect, useState } from 'react'
import type { Emit } from './events.ts'
import { restoreAnswers } from './kept-answers.ts'
import type { OpenPageForm, PageForm } from './page-form.ts'
import type { Refused } from './refusal.tsx'
import type { QuestionnairesApi } from './questionnaire.tsx'

export type Loaded =
  | { state: 'loading' | 'failed'; settings?: undefined }
  | Refused
  | ({ state: 'ready'; questionnaire: PublicQuestionnaire } & Pick<PublicQuestionnaire, 'settings'>)

interface QuestionnaireAddress {
  id: string
  guest: string | undefined
  lang: Language
  openForm: OpenPageForm | undefined
}

const missing: Loaded = { state: 'missing' }

/** Loads a questionnaire, and again whenever asked. An id that the server refuses is as missing as one it does not know. */
export function useQuestionnaire(
  api: ClientOf<QuestionnairesApi, 'visitor'>,
  { id, guest, lang, openForm }: QuestionnaireAddress,
  emit: Emit,
  /** Where the guest's answers are kept; undefined if they are not. */
  storageKey: string | undefined,
) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [pageForm, setPageForm] = useState<PageForm>()
  const [wish, setWish] = useState({ id, guest, storageKey })

  useEffect(() => {
    const { id, guest, storageKey } = wish
    const leaving = new AbortController()
    const load = async () => {
      // In this order: what was kept earlier is older than what is typed now
      const opened = restoreAnswers(storageKey).then(() => openForm?.(storageKey))
      try {
        const found = await api.questionnaires.get({
          params: { id },
          query: { guest: guest || undefined, lang },
          signal: leaving.signal,
        })
        setPageForm(await opened)
        setLoaded(stateOf(found))
        if ('closed' in found)
          emit('cueroom-error', { reason: 'closed', message: 'The questionnaire is closed' })
        else
          emit('cueroom-ready', {
            questionnaireId: id,
            title: found.title,
            questions: found.questions.length,
          })
      } catch (error) {
        const failure = await import('./refusal.tsx').then(
          ({ failureOf }) =>
            failureOf(error, () => api.questionnaires.get({ params: { id }, query: { lang } })),
          () => undefined,
        )
        if (leaving.signal.aborted) return
        setPageForm(await opened)
        const { loaded, ...detail } = failure ?? {
          loaded: { state: 'failed' },
          reason: 'load',
          message: String(error),
        }
        setLoaded(loaded)
        emit('cueroom-error', detail)
      }
    }
    if (id) void load()
    return () => leaving.abort()
  }, [api, emit, lang, openForm, wish])

  return {
    loaded: id ? loaded : missing,
    /** The form of the page whose place the loaded state takes. */
    pageForm,
    retry: () => {
      setLoaded({ state: 'loading' })
      setWish({ id, guest, storageKey })
    },
    /** Reloads the questions without hiding the form, so the guest's input is kept. */
    refresh: () => setWish({ id, guest, storageKey }),
  }
}

function stateOf(found: PublicQuestionnaire | ClosedQuestionnaire): Loaded {
  if ('closed' in found) return { ...found, state: 'closed' }
  const { settings, submitted } = found
  return { state: submitted?.locked ? 'locked' : 'ready', questionnaire: found, settings }
}
