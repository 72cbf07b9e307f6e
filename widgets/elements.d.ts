import type { Answers, PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { QuestionnaireEvents } from './questionnaires/events.ts'
import type { SponsorshipEvents } from './sponsorship/events.ts'
import type { Theme } from '@cueroom/core/embed/themes.ts'

/** The element of the tag, once the loader has defined it. */
export interface QuestionnaireElement extends HTMLElement {
  preview: PublicQuestionnaire | undefined
  prefill: Answers | string | undefined
  fields: Record<string, string> | string | undefined
}

/** In its place, or behind a button. */
type Mode = 'inline' | 'popup' | 'slide-in' | 'side-tab'

/** Attributes are texts: React writes anything else into them as "[object Object]". */
interface QuestionnaireAttributes extends HTMLAttributes<QuestionnaireElement> {
  'questionnaire-id'?: string
  'api-base'?: string
  theme?: Theme
  guest?: string
  autosave?: 'off'
  debug?: '' | 'true'
  prefill?: string
  fields?: string
  'pass-data'?: '' | 'true'
  mode?: Mode
  'button-label'?: string
  opener?: string
}

interface SponsorshipAttributes extends HTMLAttributes<HTMLElement> {
  'show-id'?: string
  'api-base'?: string
  theme?: Theme
  heading?: string
  package?: string
  mode?: Mode
  'button-label'?: string
  opener?: string
  debug?: '' | 'true'
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cueroom-questionnaire': DetailedHTMLProps<QuestionnaireAttributes, QuestionnaireElement>
      'cueroom-sponsorship': DetailedHTMLProps<SponsorshipAttributes, HTMLElement>
    }
  }
}

/** What two widgets tell under one name has the details of one of them. */
type Events = {
  [Name in keyof QuestionnaireEvents]: CustomEvent<
    QuestionnaireEvents[Name] | (Name extends keyof SponsorshipEvents ? SponsorshipEvents[Name] : never)
  >
}

declare global {
  interface HTMLElementTagNameMap {
    'cueroom-questionnaire': QuestionnaireElement
    'cueroom-sponsorship': HTMLElement
  }
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
}
