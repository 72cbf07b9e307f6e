import { longestSourceField, maxSourceFields } from '@cueroom/core/questionnaires/questionnaire-limits.ts'
import { fieldsOf } from '@cueroom/core/questionnaires/source-fields.ts'
import { isOn, shellOf } from '../shared/is-on.ts'
import { readPrefill } from './prefill.ts'
import type { GivenSource } from './use-form.ts'

const parameters = () => new URLSearchParams(location.search)

/** The page that a frame of ours is in, as far as its browser says. */
const isFrame = location.pathname.startsWith('/embed/')

/**
 * Where answers come from: the page without its parameters, those that the questionnaire names, and what the page gives
 * the element.
 */
export function sourceOf({ container, fields }: GivenSource, hiddenFields: readonly string[]) {
  const page = isFrame && document.referrer ? document.referrer : location.href
  const shell = shellOf(container)
  // Only where the host asks for it
  const data = isOn(shell, 'passData') ? { ...shell?.dataset } : {}
  const given = { ...data, ...readPrefill(fields), ...fieldsOf(parameters(), hiddenFields) }
  const named = Object.entries(given).filter(([name]) => /^[\w.-]{1,64}$/.test(name))
  return {
    page: page.split(/[?#]/)[0]!.slice(0, 2_000),
    fields: Object.fromEntries(
      named
        .slice(0, maxSourceFields)
        .map(([name, value]) => [name, [value ?? ''].flat().join(', ').slice(0, longestSourceField)]),
    ),
  }
}
