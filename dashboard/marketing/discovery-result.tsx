import { counted } from '@cueroom/core/text/format.ts'
import { noSuggestions } from '@cueroom/core/marketing/no-suggestions.ts'
import type { SponsorDiscovery, SponsorSuggestion } from '@cueroom/core/marketing/results.ts'
import { companyKey } from '@cueroom/core/sponsors/company-key.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { Button, Group, Text } from '@mantine/core'
import { useEntitlements } from '../app/session.queries.ts'
import { IconDeviceFloppy } from '../icons/index.ts'
import { useSaveSuggestions } from '../sponsors/sponsors.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { withItem } from '../ui/with-item.ts'
import classes from './discovery.module.css'
import { AgainForm, ClearButton, ResultHead, Suggestions } from './result-parts.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

interface Props {
  result: SponsorDiscovery
  saved: readonly SavedSponsor[]
  /** Keys of the selected suggestions. */
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onClear: () => void
  onAgain?: ((note: string) => void) | undefined
}

/** A suggestion is tracked by company and industry (specification 4). */
const suggestionKey = ({ companyName, industry }: SponsorSuggestion) =>
  `${companyKey(companyName)}\n${companyKey(industry)}`

const asSponsor = ({ kind: _kind, isSaved: _isSaved, ...sponsor }: SponsorSuggestion) => ({
  ...sponsor,
  source: 'discovery' as const,
})

/** Suggested sponsors to select and save. */
export function DiscoveryResult({ result, saved, selected, onSelect, onClear, onAgain }: Props) {
  const saving = useSaveSuggestions()
  const { active } = useEntitlements()
  const { sponsors } = result
  const known = new Set(saved.map(({ companyName }) => companyKey(companyName)))
  const chosen = sponsors.filter((sponsor) => selected.has(suggestionKey(sponsor)))
  const all = chosen.length === sponsors.length
  const save = () => saving.mutate(chosen.map(asSponsor), { onSuccess: () => onSelect(new Set()) })
  return (
    <article aria-label="Suggested sponsors">
      <ResultHead title={counted(sponsors.length, 'suggestion')} result={result}>
        <Group gap="xs">
          {sponsors.length > 0 && (
            <Button
              size="compact-sm"
              onClick={() => onSelect(new Set(all ? [] : sponsors.map(suggestionKey)))}
            >
              {all ? 'Select none' : 'Select all'}
            </Button>
          )}
          <ClearButton onClear={onClear} size="compact-sm" />
        </Group>
      </ResultHead>
      {sponsors.length === 0 && <Dimmed>{noSuggestions(result)}</Dimmed>}
      <ul className={classes.suggestions}>
        {sponsors.map((sponsor) => (
          <SuggestionCard
            key={suggestionKey(sponsor)}
            sponsor={sponsor}
            isSaved={known.has(companyKey(sponsor.companyName))}
            selected={selected.has(suggestionKey(sponsor))}
            onToggle={() => onSelect(withItem(selected, suggestionKey(sponsor)))}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={classes.save} role="region" aria-label="Selected suggestions">
          <Text size="sm" role="status">
            {chosen.length} selected
          </Text>
          <Button
            variant="filled"
            leftSection={<IconDeviceFloppy size={17} />}
            onClick={save}
            loading={saving.isPending}
            disabled={!active}
          >
            {chosen.length === 1 ? 'Save sponsor' : 'Save sponsors'}
          </Button>
        </div>
      )}
      <Suggestions title="Strategy notes" suggestions={result.strategyNotes} />
      {onAgain && active && <AgainForm onAgain={onAgain} />}
    </article>
  )
}
