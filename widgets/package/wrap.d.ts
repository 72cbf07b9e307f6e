import type { LoadOptions } from './index.d.ts'
import type { Answers, Mode, QuestionnaireEvents, SponsorshipEvents, Theme } from './elements.d.ts'

/** What both wrappers take. */
interface WidgetProps extends LoadOptions {
  /** Origin of the Cueroom server, such as `https://cueroom.example`. */
  server: string
  theme?: Theme | undefined
  mode?: Mode | undefined
  buttonLabel?: string | undefined
  /** A CSS selector of your own buttons that open the widget. */
  opener?: string | undefined
  debug?: boolean | undefined
}

export interface QuestionnaireProps extends WidgetProps {
  questionnaireId: string
  /** The `?guest=` of a personal link. */
  guest?: string | undefined
  autosave?: 'off' | undefined
  prefill?: Answers | string | undefined
  fields?: Record<string, string> | string | undefined
  passData?: boolean | undefined
}

export interface SponsorshipProps extends WidgetProps {
  showId: string
  heading?: string | undefined
  package?: string | undefined
  compact?: boolean | undefined
}

/** `cueroom-submit` as `onSubmit`. */
export type Handlers<Events> = {
  [
    Name in keyof Events & string as Name extends `cueroom-${infer Event}` ? `on${Capitalize<Event>}` : never
  ]?: ((event: CustomEvent<Events[Name]>) => void) | undefined
}

export type QuestionnaireHandlers = Handlers<QuestionnaireEvents>
export type SponsorshipHandlers = Handlers<SponsorshipEvents>
