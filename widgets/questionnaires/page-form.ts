import type { Answers } from '@cueroom/core/questionnaires/questionnaire.ts'
import { fieldId } from './field-id.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** The form that our own page shows until the questions have loaded. A guest may be typing into it by then. */
export type PageForm = NonNullable<ReturnType<typeof pageForm>>

/** @param key where answers are kept; undefined if they are not */
export type OpenPageForm = (key: string | undefined) => Promise<PageForm | undefined>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what the guest types into the page's form, from now on with every letter.
 * @param container the widget's content, hidden until the form gives way to it
 * @param keptAnswers given like the next, so that this can load after the first view: hosts' own pages don't need it
 */
export function pageForm(
  container: HTMLElement,
  key: string | undefined,
  keptAnswers: (key: string) => KeptAnswers | undefined,
  keepAnswers: (key: string, kept: KeptAnswers) => unknown,
) {
  const root = container.getRootNode() as ShadowRoot
  const form = root.host.querySelector<HTMLFormElement>('form[data-cueroom]')
  if (!form) return undefined
  // A page that was sent and refused has what the guest sent as its defaults
  const refused = form.closest('[refused]') !== null

  const fields = () =>
    [...form.elements].filter((each): each is Field => (each as Field).name.startsWith('q.'))
  const textsOf = (of: HTMLFormElement, name: string) =>
    new FormData(of).getAll(name).filter((value) => typeof value === 'string')
  const typed = () => {
    const untouched = form.cloneNode(true) as HTMLFormElement
    untouched.reset()
    const answers: Answers = {}
    for (const { name } of fields()) {
      const texts = textsOf(form, name)
      if (refused ? texts.some(Boolean) : `${texts}` !== `${textsOf(untouched, name)}`)
        answers[name.slice(2)] = texts.length > 1 ? texts : (texts[0] ?? '')
    }
    return answers
  }

  const earlier = key ? keptAnswers(key)?.answers : undefined
  /** What the guest changed, unless a browser that loads the page again has only filled in what was kept. */
  const news = () => {
    const now = typed()
    return JSON.stringify({ ...earlier, ...now }) === JSON.stringify({ ...earlier }) ? undefined : now
  }

  /** @param pending the browser is sending the form */
  const keep = (key: string, pending: boolean) => {
    const values = new FormData(form)
    const revises = Number(values.get('revises')) || undefined
    const before = keptAnswers(key)
    keepAnswers(key, {
      answers: { ...(before?.revises === revises && before?.answers), ...typed() },
      token: String(values.get('token')),
      savedAt: new Date().toISOString(),
      pending,
      revises,
    })
  }

  if (key) {
    if (refused || news()) keep(key, false)
    for (const type of ['input', 'change']) form.addEventListener(type, () => keep(key, false))
    form.addEventListener('submit', () => keep(key, true))
  }

  return {
    /** What the guest changed in it; undefined if nothing. */
    typed: news,
    /** Shows the content in its place. The guest goes on typing in the same field, at the same letter. */
    giveWay: () => {
      container.hidden = false
      const at = document.activeElement as Field
      // First the focus, then the form: without a focused field a phone closes its keyboard
      if (fields().includes(at)) moveFocus(at, fields(), root)
      form.remove()
      // The slot that showed it
      container.previousSibling?.remove()
    },
  }
}

function moveFocus(from: Field, fields: Field[], root: ShadowRoot) {
  const first = root.getElementById(fieldId(from.name.slice(2)))
  const place = fields.filter(({ name }) => name === from.name).indexOf(from)
  const to = first?.closest('fieldset')?.querySelectorAll('input')[place] ?? first
  to?.focus()
  if (from instanceof HTMLSelectElement || from.selectionStart === null) return
  if (to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
}
