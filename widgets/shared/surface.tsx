import type { Language } from '@cueroom/core/languages/languages.ts'
import type { Overrides } from '@cueroom/core/languages/overrides.ts'
import type { DateFormat } from '@cueroom/core/text/dates.ts'
import type { ReactNode } from 'react'
import { languageFor, Speaking, spokenIn } from './speech.tsx'

interface Props {
  theme?: string | undefined
  /** Language of the page. */
  pageLanguage?: string | undefined
  dateFormat?: DateFormat | undefined
  /** The host's choices; unknown until they have loaded. */
  settings?: { language: Language | null; texts: Overrides } | undefined
  early?: boolean
  /** Shown while the texts load. */
  waiting: ReactNode
  children: ReactNode
}

/** The ground of a widget, in its theme and language. */
export function Surface({ theme = 'light', pageLanguage, settings, children, ...speaking }: Props) {
  const language = languageFor(settings?.language, pageLanguage)
  return (
    <div className="cueroom" data-theme={theme} part="surface" {...spokenIn(language)}>
      <Speaking language={language} overrides={settings?.texts} {...speaking}>
        {children}
      </Speaking>
    </div>
  )
}
