import { outreachStatusChoices } from '@cueroom/core/marketing/outreach-choices.ts'
import { Alert, Button, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { useSponsors } from '../sponsors/sponsors.queries.ts'
import { ChoiceSelect, clearable } from '../ui/choice-select.tsx'
import { type OutreachValues, sponsorValues } from './outreach-values.ts'
import type { DraftForm } from './use-draft-form.ts'
import { AdditionalContext } from './shared-fields.tsx'

interface Props {
  form: DraftForm<OutreachValues>
  sponsors: ReturnType<typeof useSponsors>
}

export function OutreachFields({ form, sponsors, isAboutEpisode }: Props & { isAboutEpisode: boolean }) {
  const field = (name: keyof OutreachValues) => form.getInputProps(name)
  return (
    <>
      <SavedSponsorSelect form={form} sponsors={sponsors} />
      <TextInput
        label="Sponsor name"
        required
        placeholder="The company you write to"
        maxLength={200}
        autoComplete="off"
        {...field('sponsorName')}
      />
      {isAboutEpisode && <EpisodeFields form={form} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Recipient email" type="email" maxLength={254} {...field('recipientEmail')} />
        <TextInput label="Industry" maxLength={200} {...field('industry')} />
      </SimpleGrid>
      <TextInput label="Website URL" inputMode="url" maxLength={2_000} {...field('websiteUrl')} />
      <AdditionalContext
        placeholder="You sponsored our festival stage last year."
        {...field('additionalContext')}
      />
    </>
  )
}

function EpisodeFields({ form }: Pick<Props, 'form'>) {
  const field = (name: keyof OutreachValues) => form.getInputProps(name)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <ChoiceSelect
        label="Episode status"
        required
        clearable
        placeholder="Choose one"
        choices={outreachStatusChoices}
        {...field('episodeStatus')}
      />
      {form.values.episodeStatus === 'upcoming' && (
        <TextInput label="Release date" type="date" {...field('releaseDate')} />
      )}
    </SimpleGrid>
  )
}

/** Choosing a saved sponsor fills in what is known; any other name can be typed. */
function SavedSponsorSelect({ form, sponsors }: Props) {
  const saved = sponsors.data ?? []
  const choose = (id: string | null) => {
    const sponsor = saved.find((candidate) => String(candidate.id) === id)
    form.setValues(sponsor ? sponsorValues(sponsor) : { sponsorId: '' })
  }
  if (sponsors.isError) {
    return (
      <Alert role="alert" color="coral" title="Failed to fetch sponsors" p="sm">
        You can type a sponsor name instead.{' '}
        <Button size="compact-sm" loading={sponsors.isFetching} onClick={() => void sponsors.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  return (
    <Select
      label="Saved sponsor"
      description={
        sponsors.data && saved.length === 0 ? 'None yet. Save some in Sponsor Discovery.' : undefined
      }
      placeholder={sponsors.isPending ? 'Loading…' : 'Choose one, or type a name below'}
      disabled={saved.length === 0}
      searchable
      clearable
      clearButtonProps={clearable('Saved sponsor')}
      nothingFoundMessage="No matching sponsors"
      limit={60}
      maxDropdownHeight={300}
      data={saved.map(({ id, companyName }) => ({ value: String(id), label: companyName }))}
      value={form.values.sponsorId || null}
      onChange={choose}
    />
  )
}
