import {
  budgetChoices,
  companySizeChoices,
  geographyChoices,
  mileRadii,
} from '@cueroom/core/marketing/discovery-choices.ts'
import { Anchor, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { screens } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import { ChoiceSelect } from '../ui/choice-select.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { TagsInput } from '../ui/tags-input.tsx'
import type { DiscoveryValues } from './discovery-values.ts'
import type { DraftForm } from './use-draft-form.ts'

type Form = DraftForm<DiscoveryValues>

const radiusOptions = mileRadii.map((miles) => ({ value: String(miles), label: `${miles} miles` }))

/** The filters and the audience of a sponsor search. */
export function DiscoveryFields({ form }: { form: Form }) {
  const field = (name: string) => form.getInputProps(name)
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <Select label="Radius in miles" data={radiusOptions} allowDeselect={false} {...field('mileRadius')} />
        <ChoiceSelect
          label="Geography"
          choices={geographyChoices}
          allowDeselect={false}
          {...field('geography')}
        />
        <ChoiceSelect
          label="Company size"
          choices={companySizeChoices}
          allowDeselect={false}
          {...field('companySize')}
        />
        <ChoiceSelect label="Budget" choices={budgetChoices} allowDeselect={false} {...field('budget')} />
      </SimpleGrid>
      <fieldset>
        <Text component="legend" fw={600} size="sm">
          Audience
        </Text>
        <Dimmed size="xs" mb="sm">
          From your{' '}
          <Anchor component={Link} to={screens.showSettings.path} inherit>
            show settings
          </Anchor>
          . Where they’re empty, these are usual values rather than your show’s. Changes here apply to this
          search only.
        </Dimmed>
        <AudienceFields form={form} />
      </fieldset>
    </>
  )
}

function AudienceFields({ form }: { form: Form }) {
  const field = (name: string) => form.getInputProps(name)
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <TextInput label="Audience size" required maxLength={200} {...field('audienceSize')} />
        <TextInput label="Growth rate" required maxLength={200} {...field('growthRate')} />
        <TextInput label="Age range" required maxLength={200} {...field('ageRange')} />
        <TextInput label="Geographic focus" required maxLength={200} {...field('geographicFocus')} />
      </SimpleGrid>
      <TagsInput
        label="Preferred sponsor types"
        required
        mt="sm"
        maxTags={30}
        acceptValueOnBlur
        {...field('preferredSponsorTypes')}
      />
      <Textarea
        label="Sponsorship goal"
        required
        mt="sm"
        maxRows={6}
        maxLength={1_000}
        {...field('sponsorshipGoal')}
      />
      <Textarea
        label="Sponsorship approach"
        required
        mt="sm"
        maxRows={6}
        maxLength={1_000}
        {...field('sponsorshipApproach')}
      />
    </>
  )
}
