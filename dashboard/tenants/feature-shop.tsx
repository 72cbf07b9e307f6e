import { dollars } from '@cueroom/core/entitlements/dollars.ts'
import { type Feature, featurePrices, features } from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useUnavailable } from '../app/session.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { day } from '../ui/text.ts'
import classes from './feature-shop.module.css'
import { PurchaseDialog } from './purchase-dialog.tsx'

/** Every feature with its price and whether this tenant has it. */
export function FeatureShop({ tenant }: { tenant: SubscribedTenant }) {
  const [buying, setBuying] = useState<Feature | null>(null)
  const unavailable = useUnavailable()
  return (
    <section aria-label="Features">
      <ul className={classes.list}>
        {offered(tenant, unavailable).map((feature) => (
          <li key={feature} className={classes.feature}>
            <div className={classes.words}>
              <div className={classes.name}>{featureWords[feature].name}</div>
              <Dimmed>{featureWords[feature].does}</Dimmed>
            </div>
            <State tenant={tenant} feature={feature} />
            <Offer tenant={tenant} feature={feature} onBuy={() => setBuying(feature)} />
          </li>
        ))}
      </ul>
      {buying && <PurchaseDialog tenant={tenant} feature={buying} onClose={() => setBuying(null)} />}
    </section>
  )
}

/** Hides features that do nothing on this server, unless the tenant has them. */
const offered = ({ features: own, purchased }: SubscribedTenant, unavailable: readonly Feature[]) =>
  features.filter(
    (feature) =>
      !unavailable.includes(feature) ||
      own[feature] ||
      purchased.some(({ featureName }) => featureName === feature),
  )

interface Part {
  tenant: SubscribedTenant
  feature: Feature
}

function State({ tenant, feature }: Part) {
  const on = tenant.features[feature]
  return (
    <div className={classes.state} data-on={on || undefined}>
      <span className={classes.dot} aria-hidden />
      {on ? `On, ${reasonOf({ tenant, feature })}` : 'Off'}
    </div>
  )
}

function reasonOf({ tenant, feature }: Part) {
  const purchase = tenant.purchased.find(({ featureName }) => featureName === feature)
  if (!purchase) return 'granted'
  return purchase.expiresAt ? `bought until ${day(purchase.expiresAt)}` : 'bought'
}

function Offer({ tenant, feature, onBuy }: Part & { onBuy: () => void }) {
  const price = useUnavailable().includes(feature) ? undefined : featurePrices[feature]
  const running = tenant.purchased.some(({ featureName }) => featureName === feature)
  return (
    <div className={classes.offer}>
      <span className={classes.price}>{price === undefined ? 'No price' : `${dollars(price)} once`}</span>
      {price !== undefined && running && <span className={classes.bought}>Purchased</span>}
      {price !== undefined && !running && (
        <Button size="compact-sm" aria-label={`Purchase ${featureWords[feature].name}`} onClick={onBuy}>
          Purchase
        </Button>
      )}
    </div>
  )
}
