import { type Feature, features as allFeatures, type Features } from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Alert, Button, Fieldset, Group, SimpleGrid, Switch, Text } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { day } from '../ui/text.ts'

interface Props {
  features: Features
  purchased: SubscribedTenant['purchased']
  plan: string
  /** The plan changed, so the features may need to change. */
  isAsking: boolean
  onChange: (features: Features) => void
  onUsePlan: () => void
  onKeep: () => void
}

const FeaturesOn = ({ features }: Pick<Props, 'features'>) => (
  <Dimmed>
    {allFeatures.filter((feature) => features[feature]).length} of {allFeatures.length} on
  </Dimmed>
)

/** The ten features as currently effective. */
export const FeatureSwitches = ({
  features,
  purchased,
  plan,
  isAsking,
  onChange,
  onUsePlan,
  onKeep,
}: Props) => (
  <Fieldset legend="Features" radius="md">
    <Group justify="space-between" gap="xs" mb="md">
      <FeaturesOn features={features} />
      <Button size="compact-sm" onClick={onUsePlan}>
        Use the plan’s features ({plan})
      </Button>
    </Group>
    {isAsking && (
      <Alert role="alert" variant="light" color="yellow" mb="md" title={`Use ${plan}’s features?`}>
        <Text size="sm">You chose another plan, but the features haven't changed.</Text>
        <Group gap="xs" mt="xs">
          <Button variant="filled" size="compact-sm" onClick={onUsePlan}>
            Use {plan}’s features
          </Button>
          <Button size="compact-sm" onClick={onKeep}>
            Keep current features
          </Button>
        </Group>
      </Alert>
    )}
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      {allFeatures.map((feature) => (
        <Switch
          key={feature}
          size="sm"
          label={featureWords[feature].name}
          description={boughtNote(feature, features, purchased)}
          checked={features[feature]}
          onChange={(event) => onChange({ ...features, [feature]: event.currentTarget.checked })}
        />
      ))}
    </SimpleGrid>
  </Fieldset>
)

function boughtNote(feature: Feature, features: Features, purchased: Props['purchased']) {
  const purchase = purchased.find(({ featureName }) => featureName === feature)
  if (!purchase) return undefined
  if (!features[feature]) return 'Saving ends its purchase'
  return purchase.expiresAt ? `Bought until ${day(purchase.expiresAt)}` : 'Bought'
}
