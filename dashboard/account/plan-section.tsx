import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { howToGet } from '@cueroom/core/entitlements/refusals.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Group, List, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconLock } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { readable } from '../ui/text.ts'
import { useOffered } from '../app/session.queries.ts'
import { trialText } from '../app/trial-text.ts'
import { Section } from './section.tsx'

const statusText = (tenant: SignedInTenant) =>
  tenant.subscriptionStatus === 'trial' ? trialText(tenant, new Date()) : readable(tenant.subscriptionStatus)

/** The plan, what it includes, and what the rest costs. */
export function PlanSection({ tenant }: { tenant: SignedInTenant }) {
  const offered = useOffered()
  return (
    <Section
      title={`Plan: ${readable(tenant.subscriptionPlan)}`}
      description={`${statusText(tenant)}. Ask your administrator to change it.`}
    >
      <List listStyleType="none" spacing="sm" aria-label="Features">
        {offered.map((feature) => (
          <List.Item key={feature}>
            <FeatureLine feature={feature} isOn={tenant.features[feature]} />
          </List.Item>
        ))}
      </List>
    </Section>
  )
}

function FeatureLine({ feature, isOn }: { feature: Feature; isOn: boolean }) {
  const { name, does } = featureWords[feature]
  const Glyph = isOn ? IconCircleCheck : IconLock
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Text c={isOn ? 'green' : 'dimmed'} span lh={1}>
        <Glyph size={18} stroke={1.7} aria-label={isOn ? 'Included' : 'Not included'} />
      </Text>
      <Stack gap={0}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Dimmed>
          {does} {!isOn && howToGet(feature)}
        </Dimmed>
      </Stack>
    </Group>
  )
}
