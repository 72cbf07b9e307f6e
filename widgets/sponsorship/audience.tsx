import type { AudienceFigure } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import { useSpeech } from '../shared/speech.tsx'

/** The audience, in the show's own words. */
export function Audience({ figures }: { figures: AudienceFigure[] }) {
  const { sponsorship: texts } = useSpeech()
  if (figures.length === 0) return null
  return (
    <section aria-label={texts.audience}>
      <dl className="figures" part="audience">
        {figures.map(({ key, label, value }) => (
          <div key={key} part="figure">
            <dt>{label}</dt>
            <dd part="value">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
