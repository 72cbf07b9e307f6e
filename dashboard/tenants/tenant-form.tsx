import {
  type Features,
  type Plan,
  type SubscriptionStatus,
  planFeatures,
} from '@cueroom/core/entitlements/features.ts'
import { trialDays } from '@cueroom/core/entitlements/trial.ts'
import { planWords, statusWords } from '@cueroom/core/entitlements/plan-words.ts'
import { tenantLabels } from '@cueroom/core/tenants/tenant-changes.ts'
import type { NewTenant, SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { RecordFormProps } from '../app/versioned-edit.tsx'
import { lazyValidation } from '../ui/lazy-validation.ts'
import { FormActions } from '../ui/dialog-actions.tsx'
import { FeatureSwitches } from './feature-switches.tsx'
import { usePlanFeatures } from './use-plan-features.ts'
import { choices, dayOf, endOfDay } from './tenant-words.ts'

export interface TenantValues {
  name: string
  email: string
  domain: string
  subscriptionPlan: Plan
  subscriptionStatus: SubscriptionStatus
  billingEmail: string
  suspensionReason: string
  /** A date; empty for the default trial end. */
  trialEndsAt: string
  features: Features
}

export const newTenantValues: TenantValues = {
  name: '',
  email: '',
  domain: '',
  subscriptionPlan: 'free',
  subscriptionStatus: 'trial',
  billingEmail: '',
  suspensionReason: '',
  trialEndsAt: '',
  features: planFeatures.free,
}

export const valuesOf = (tenant: SubscribedTenant): TenantValues => ({
  name: tenant.name,
  email: tenant.email,
  domain: tenant.domain ?? '',
  subscriptionPlan: tenant.subscriptionPlan,
  subscriptionStatus: tenant.subscriptionStatus,
  billingEmail: tenant.billingEmail ?? '',
  suspensionReason: tenant.suspensionReason ?? '',
  trialEndsAt: dayOf(tenant.trialEndsAt),
  features: tenant.features,
})

export const toTenant = ({ trialEndsAt, ...values }: TenantValues): NewTenant => ({
  ...values,
  trialEndsAt: trialEndsAt ? endOfDay(trialEndsAt) : null,
})

const validate = lazyValidation(async () => (await import('@cueroom/core/tenants/tenant.ts')).NewTenant)

interface Props extends RecordFormProps<TenantValues> {
  isNew?: boolean
  /** Active purchases; turning such a feature off ends its purchase. */
  purchased?: SubscribedTenant['purchased']
  submit: string
}

/** Form with everything an administrator sets for a tenant. */
export function TenantForm({ initial, isNew = false, purchased = [], submit, ...rest }: Props) {
  const { saving, onSave, onClose } = rest
  const form = useForm({ initialValues: initial, validate: (values) => validate(toTenant(values)) })
  const { subscriptionPlan, subscriptionStatus, features } = form.values
  const planned = usePlanFeatures({
    ...{ plan: subscriptionPlan, features, purchased, isNew },
    change: (values) => form.setValues(values),
  })
  const field = (name: keyof typeof tenantLabels) => ({
    label: tenantLabels[name],
    ...form.getInputProps(name),
  })
  return (
    <form onSubmit={form.onSubmit(onSave)} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            {...field('name')}
            label={`${tenantLabels.name} *`}
            aria-required
            data-autofocus
            autoComplete="off"
            maxLength={200}
          />
          <TextInput
            {...field('email')}
            label={`${tenantLabels.email} *`}
            aria-required
            type="email"
            autoComplete="off"
            description="Used to sign in"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <TextInput placeholder="show.example" autoComplete="off" {...field('domain')} />
          <TextInput type="email" autoComplete="off" {...field('billingEmail')} />
          <Select
            data={choices(planWords)}
            allowDeselect={false}
            {...field('subscriptionPlan')}
            onChange={(plan) => plan && planned.choosePlan(plan)}
          />
          <Group grow gap="sm" align="flex-start" wrap="nowrap">
            <Select data={choices(statusWords)} allowDeselect={false} {...field('subscriptionStatus')} />
            {subscriptionStatus === 'trial' && (
              <TextInput
                type="date"
                description={form.values.trialEndsAt ? undefined : `${trialDays} days from now if left empty`}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                {...field('trialEndsAt')}
              />
            )}
          </Group>
        </SimpleGrid>
        {subscriptionStatus === 'inactive' && (
          <Textarea
            description="The host reads it after signing in, above every screen."
            maxLength={500}
            {...field('suspensionReason')}
          />
        )}
        <FeatureSwitches
          features={features}
          purchased={purchased}
          plan={planWords[subscriptionPlan]}
          isAsking={planned.isAsking}
          onChange={planned.switchFeatures}
          onUsePlan={planned.useFeaturesOfPlan}
          onKeep={planned.keepFeatures}
        />
        <FormActions
          submit={planned.isAsking ? `${submit} without changing features` : submit}
          saving={saving || form.submitting}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}
