import { amount } from '@cueroom/core/sponsorship/price.ts'
import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'

interface Props {
  packages: OfferedPackage[]
  /** Leads to the form; none where the show takes no inquiries. */
  onAsk: ((key: string) => void) | undefined
}

/** What can be booked, each with what it is and what it costs. */
export function Packages({ packages, onAsk }: Props) {
  if (packages.length === 0) return null
  return (
    <ul className="packages" aria-label="Packages">
      {packages.map((each) => (
        <li key={each.key} className="package" part="package">
          <h3>{each.name}</h3>
          <p className="price" part="price">
            <Price price={each.price} text={each.priceText} />
          </p>
          <p className="about">{each.description}</p>
          {onAsk && (
            <button
              type="button"
              part="button"
              aria-label={`Ask about this: ${each.name}, ${each.priceText}`}
              onClick={() => onAsk(each.key)}
            >
              Ask about this
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const Price = ({ price, text }: { price: number | null; text: string }) =>
  price === null ? (
    text
  ) : (
    <>
      <strong>{amount(price)}</strong> per episode
    </>
  )
