import type { SponsorDiscovery } from './results.ts'

/** Why a discovery suggests no sponsors, and what to do next. */
export function noSuggestions({ savedMatches }: Pick<SponsorDiscovery, 'savedMatches'>): string {
  if (savedMatches === 0) return 'No sponsors match these filters. Widen one and search again.'
  const saved =
    savedMatches === 1
      ? 'The one sponsor that matches these filters is already saved.'
      : `All ${savedMatches} sponsors that match these filters are already saved.`
  return `${saved} Change a filter to find others.`
}
