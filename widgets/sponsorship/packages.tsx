import type { OfferedPackage } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useSpeech } from '../shared/speech.tsx'
import { bookedText, priceIn, priceParts } from '@cueroom/core/sponsorship/package-price.ts'

interface Props {
  packages: OfferedPackage[]
  /** Key of the package that is chosen in the form. */
  chosen: string
  /** Leads to the form; none if the show takes no inquiries. */
  onAsk: ((key: string) => void) | undefined
}

/** The packages, each with description and price. */
export function Packages({ packages, chosen, onAsk }: Props) {
  const speech = useSpeech()
  const { sponsorship: texts } = speech
  if (packages.length === 0) return null
  return (
    <ul className="packages" aria-label={texts.packages}>
      {packages.map((each) => (
        <li key={each.key} className={each.key === chosen ? 'package chosen' : 'package'} part="package">
          <h3>{each.name}</h3>
          <Price offered={each} />
          <p className="about">{each.description}</p>
          <Booked text={bookedText(speech, each)} />
          {onAsk && (
            <button
              type="button"
              className={each.key === chosen ? 'primary' : undefined}
              part="button"
              aria-label={`${texts.askAbout}: ${each.name}, ${priceIn(speech, each)}`}
              onClick={() => onAsk(each.key)}
            >
              {texts.askAbout}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Price({ offered }: { offered: OfferedPackage }) {
  const { before, amount, after } = priceParts(useSpeech(), offered)
  return (
    <p className="price" part="price">
      {before}
      {amount && <strong part="amount">{amount}</strong>}
      {after}
    </p>
  )
}

const Booked = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="aside" part="booked">
      {text}
    </p>
  ) : null
