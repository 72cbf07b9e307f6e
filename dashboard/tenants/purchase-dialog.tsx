import { centsOf, dollars } from '@cueroom/core/entitlements/dollars.ts'
import { type Feature, featurePrices } from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { FormActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { dayOf, endOfDay } from './tenant-words.ts'
import { usePurchaseFeature } from './tenants.queries.ts'

const most = 100_000_000
const usualEnd = () => dayOf(new Date(Date.now() + 30 * 86_400_000).toISOString())

interface Values {
  price: string
  kind: 'oneTime' | 'until'
  until: string
}

function validate({ price, kind, until }: Values) {
  const cents = centsOf(price)
  return {
    price: cents === undefined || cents > most ? 'A price in dollars, such as 49.00' : null,
    until:
      kind === 'until' && !(until && endOfDay(until) > new Date().toISOString()) ? 'A future date' : null,
  }
}

/** Records a feature purchase: permanent, or until a date. */
export function PurchaseDialog({
  tenant,
  feature,
  onClose,
}: {
  tenant: SubscribedTenant
  feature: Feature
  onClose: () => void
}) {
  const purchasing = usePurchaseFeature()
  const { name, does } = featureWords[feature]
  const [until] = useState(usualEnd)
  const form = useForm<Values>({
    initialValues: {
      price: ((featurePrices[feature] ?? 0) / 100).toFixed(2),
      kind: 'oneTime',
      until,
    },
    validate,
  })
  const submit = form.onSubmit(({ price, kind, until }) =>
    purchasing.mutate(
      {
        tenantId: tenant.id,
        featureName: feature,
        price: centsOf(price),
        isOneTime: kind === 'oneTime',
        expiresAt: kind === 'until' ? endOfDay(until) : null,
      },
      { onSuccess: onClose },
    ),
  )
  const { price, kind } = form.values
  const cents = centsOf(price)
  return (
    <Modal opened onClose={onClose} title={`Purchase ${name}`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Dimmed>
            For {tenant.name}. {does}
          </Dimmed>
          <TextInput
            label="Price"
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            maw={200}
            description={
              cents !== undefined && cents <= 1
                ? 'Recorded as a grant'
                : `List price ${dollars(featurePrices[feature] ?? 0)}, paid once`
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('price')}
          />
          <Radio.Group label="How long" {...form.getInputProps('kind')}>
            <Stack gap={10} mt={6}>
              <Radio value="oneTime" label="One-time, never expires" />
              <Radio value="until" label="Until a date" />
            </Stack>
          </Radio.Group>
          {kind === 'until' && (
            <TextInput label="Until" type="date" maw={200} {...form.getInputProps('until')} />
          )}
          <FormActions submit="Purchase" saving={purchasing.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
