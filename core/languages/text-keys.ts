import { english } from './english.ts'
import { keysOf } from '../text/keys-of.ts'

/** Texts with a number that a questionnaire shows. */
const countKeys = ['questions', 'minutes', 'problems'] as const
export type CountKey = (typeof countKeys)[number]

const ownKeys = keysOf(english.questionnaire)
export const textKeys = [...ownKeys, ...countKeys] as const

/** Shown before a questionnaire has loaded, around it, or instead of it, so no questionnaire can change them. */
const shownWithoutQuestionnaire = new Set<string>(['loading', 'missingTitle', 'missingText', 'open', 'close'])

/** Texts that a host can change for a questionnaire. */
export const overridableKeys = textKeys.filter((key) => !shownWithoutQuestionnaire.has(key))
