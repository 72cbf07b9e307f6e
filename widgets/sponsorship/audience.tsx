import type { AudienceFigure } from '@cueroom/core/sponsorship/sponsorship-page.ts'

/** Whom a sponsor reaches, in the show's own words. */
export function Audience({ figures }: { figures: AudienceFigure[] }) {
  if (figures.length === 0) return null
  return (
    <section aria-label="Audience">
      <dl className="figures" part="audience">
        {figures.map(({ key, label, value }) => (
          <div key={key} part="figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
