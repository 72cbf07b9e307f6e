import { useDebouncedValue } from '@mantine/hooks'
import type { SpotlightActionData } from '@mantine/spotlight'
import { episodePage, outreachTo, questionnaireEditor, settingsSection, spokenLine } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useFoundEpisodes } from '../episodes/episodes.queries.ts'
import { IconBuildingStore, IconForms, IconMicrophone, IconQuote, IconWand } from '../icons/index.ts'
import { patternTitle } from '../patterns/pattern-title.ts'
import { usePatterns } from '../patterns/patterns.queries.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { useSponsors } from '../sponsors/sponsors.queries.ts'
import { useFoundLines } from '../transcripts/transcripts.queries.ts'
import { preview } from '../ui/text.ts'
import { useJump } from './palette-jump.tsx'

const recordsShown = 5
/** Maximum characters shown of a transcript line. */
const lineShown = 90
/** Search debounce in milliseconds. */
const typingPause = 150

const matching = <T,>(items: readonly T[] | undefined, query: string, text: (item: T) => string): T[] => {
  const sought = query.trim().toLowerCase()
  if (!sought) return []
  return (items ?? []).filter((item) => text(item).toLowerCase().includes(sought)).slice(0, recordsShown)
}

export function useQuestionnaireJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { may } = useEntitlements()
  const { data } = useQuestionnaires(may('questionnaires'))
  return matching(data, query, ({ title }) => title).map(({ id, title }) =>
    jump(title, questionnaireEditor(id), IconForms, { description: 'Questionnaire' }),
  )
}

export function useEpisodeJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const [search] = useDebouncedValue(query.trim(), typingPause)
  const { data } = useFoundEpisodes(search, recordsShown)
  return matching(data, query, ({ title }) => title).map(({ id, title }) =>
    jump(title, episodePage(id), IconMicrophone, { description: 'Episode' }),
  )
}

export function useLineJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const [search] = useDebouncedValue(query.trim(), typingPause)
  const { data } = useFoundLines(search)
  return matching(data?.lines, query, ({ text }) => text).map(({ episodeId, line, text, title, speaker }) =>
    jump(preview(text, lineShown), spokenLine(episodeId, line), IconQuote, {
      description: speaker ? `${speaker} in ${title}` : title,
      keywords: query,
    }),
  )
}

export function usePatternJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { data } = usePatterns()
  return matching(data, query, ({ pattern }) => pattern).map((found) =>
    jump(patternTitle(found), settingsSection('patterns'), IconWand, {
      id: `pattern-${found.id}`,
      description: 'Training pattern',
    }),
  )
}

export function useSponsorJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { may } = useEntitlements()
  const { data } = useSponsors(may('sponsorDiscovery') || may('sponsorOutreach'))
  return matching(data, query, ({ companyName }) => companyName).map(({ id, companyName, industry }) =>
    jump(`Write to ${companyName}`, outreachTo(id), IconBuildingStore, { description: industry }),
  )
}
