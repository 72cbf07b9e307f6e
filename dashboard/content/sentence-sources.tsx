import type { SentenceSource, TextSource } from '@cueroom/core/content/sentence-source.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { currentWording, inGuestsWords, wordedAnswers } from '@cueroom/core/questionnaires/wordings.ts'
import { questionText } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { settingLabel } from '@cueroom/core/show/setting-fields.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Skeleton, Text } from '@mantine/core'
import { useSettings } from '../app/settings.queries.ts'
import { useGuest } from '../guests/guests.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { preview, readable } from '../ui/text.ts'
import classes from './sourced-paragraphs.module.css'

/** Maximum characters of a source that are shown. */
const valueShown = 400

/** The sources of one sentence: the answer, field or setting by name, with its current text. */
export function SentenceSources({ source, guestId }: { source: SentenceSource; guestId: number }) {
  const guest = useGuest(guestId)
  const settings = useSettings()
  if (source.from.length === 0) {
    return (
      <Text size="sm">
        Nothing you or your guest provided supports this sentence. Check it before you read it on air, or
        remove it.
      </Text>
    )
  }
  return (
    <>
      <Dimmed size="xs" mb="xs">
        This sentence is based on
      </Dimmed>
      <ul className={classes.sources}>
        {source.from.map((from) => (
          <li key={`${from.kind} ${from.key}`}>
            <Text size="sm" fw={600}>
              {nameOf(from, guest.data)}
            </Text>
            {guest.isPending || settings.isPending ? (
              <Skeleton h={34} mt={4} />
            ) : (
              <Text size="sm" className={classes.value} tabIndex={0}>
                {preview(valueOf(from, guest.data, settings.data) ?? 'Changed or removed since', valueShown)}
              </Text>
            )}
            {from.kind === 'answer' && guest.data && isWorded(from.key, guest.data) && (
              <Text size="sm" className={classes.value}>
                {inGuestsWords}{' '}
                {preview(asText(guest.data.questionnaire.responses[from.key]) ?? '', valueShown)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const fieldNames: Record<string, string> = { linkedin: 'LinkedIn', website: 'Website', bio: 'Biography' }

const isWorded = (id: string, { questionnaire }: Guest) => currentWording(id, questionnaire) !== undefined

function nameOf({ kind, key }: TextSource, guest?: Guest) {
  if (kind === 'correction') return 'The guest’s correction'
  if (kind === 'transcript') return 'What was said'
  if (kind === 'answer') {
    const question = questionText(key, guest?.questionnaire.asked) ?? 'An answer'
    return guest && isWorded(key, guest) ? `${question} (in your wording)` : question
  }
  return kind === 'field' ? (fieldNames[key] ?? readable(key)) : settingLabel(key)
}

const asText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value || undefined
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === 'string' ? item : (item?.name ?? ''))).join('\n') || undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  return (
    asText((value as { text?: unknown }).text) ??
    asText(Object.values(value).filter((v) => typeof v === 'string'))
  )
}

function valueOf({ kind, key }: TextSource, guest?: Guest, settings?: ShowSettings | null) {
  if (kind === 'correction') return 'Suggested on the guest’s page and accepted by you'
  if (kind === 'transcript') return 'Found in the transcript of the episode'
  if (kind === 'answer') return guest && asText(wordedAnswers(guest.questionnaire)[key])
  const path = kind === 'field' && key in (guest?.socialLinks ?? {}) ? `socialLinks.${key}` : key
  const root: unknown = kind === 'field' ? guest : settings
  return asText(
    path
      .split('.')
      .reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], root),
  )
}
