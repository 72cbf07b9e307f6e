import { priceIn } from '@cueroom/core/sponsorship/package-price.ts'
import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useSpeech } from '../shared/speech.tsx'

/** The offer in a few lines, for a sidebar; its button opens the rest in place. */
export function CompactCard({ packages, onOpen }: { packages: OfferedPackage[]; onOpen(): void }) {
  const speech = useSpeech()
  return (
    <div className="compact">
      <dl aria-label={speech.sponsorship.packages}>
        {packages.map((each) => (
          <div key={each.key} part="package">
            <dt dir="auto">{each.name}</dt>
            <dd part="price">{priceIn(speech, each)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="primary" part="button" aria-expanded={false} onClick={onOpen}>
        {speech.sponsorship.openOffer}
      </button>
    </div>
  )
}
