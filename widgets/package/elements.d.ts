/** Types of the widgets' elements, for any project: they import nothing. */

/** In its place, or in a dialog behind a button, a slide-in or a tab. */
export type Mode = 'inline' | 'popup' | 'slide-in' | 'side-tab'

export type Theme =
  | 'light'
  | 'dark'
  | 'auto'
  | 'paper'
  | 'coral'
  | 'forest'
  | 'midnight'
  | 'graphite'
  | 'contrast'

/** Answers by question id: a text, or a list for questions with several choices. */
export type Answers = Record<string, string | string[]>

/** Details of the events of `<cueroom-questionnaire>`. Answers themselves stay inside. */
export interface QuestionnaireEvents {
  'cueroom-ready': { questionnaireId: string; title: string; questions: number }
  'cueroom-change': { questionId: string; answered: number; questions: number }
  'cueroom-saved': { savedAt: string }
  'cueroom-submit': { submittedAt: string }
  'cueroom-open': object
  'cueroom-close': object
  'cueroom-error': { reason: 'script' | 'missing' | 'link' | 'closed' | 'load' | 'submit'; message: string }
}

/** Details of the events of `<cueroom-sponsorship>`. What a visitor writes stays inside. */
export interface SponsorshipEvents {
  'cueroom-ready': { showId: string; title: string; packages: number }
  'cueroom-submit': { submittedAt: string }
  'cueroom-open': object
  'cueroom-close': object
  'cueroom-error': { reason: 'script' | 'missing' | 'closed' | 'load' | 'submit'; message: string }
}

interface WidgetAttributes {
  'api-base'?: string | undefined
  theme?: Theme | undefined
  mode?: Mode | undefined
  'button-label'?: string | undefined
  opener?: string | undefined
  debug?: '' | 'true' | undefined
}

export interface QuestionnaireAttributes extends WidgetAttributes {
  'questionnaire-id'?: string | undefined
  guest?: string | undefined
  autosave?: 'off' | undefined
  /** `name=Ada&topics=Bees&topics=Maps`, or JSON. */
  prefill?: string | undefined
  fields?: string | undefined
  'pass-data'?: '' | 'true' | undefined
}

export interface SponsorshipAttributes extends WidgetAttributes {
  'show-id'?: string | undefined
  heading?: string | undefined
  package?: string | undefined
  compact?: '' | 'true' | undefined
}

/** Listeners as React 19 and Preact write them: `oncueroom-submit`. */
export type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: CustomEvent<Events[Name]>) => void) | undefined
}

interface WidgetElement<Events> extends HTMLElement {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: CustomEvent<Events[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** Properties of both elements, set from a script; each is undefined until then, whatever the attribute has. */
interface WidgetProperties {
  apiBase: string | undefined
  theme: Theme | undefined
  mode: Mode | undefined
  buttonLabel: string | undefined
  opener: string | undefined
  debug: boolean | undefined
}

/** `<cueroom-questionnaire>`, once the loader has defined it. */
export interface QuestionnaireElement extends WidgetElement<QuestionnaireEvents>, WidgetProperties {
  questionnaireId: string | undefined
  guest: string | undefined
  autosave: 'on' | 'off' | undefined
  prefill: Answers | string | undefined
  fields: Record<string, string> | string | undefined
  passData: boolean | undefined
  /** A questionnaire that is being written: it is shown, and nothing is sent. */
  preview: object | undefined
}

/** `<cueroom-sponsorship>`, once the loader has defined it. */
export interface SponsorshipElement extends WidgetElement<SponsorshipEvents>, WidgetProperties {
  showId: string | undefined
  heading: string | undefined
  package: string | undefined
  compact: boolean | undefined
}

/** An event that both widgets send has the details of one of them. */
type Events = {
  [Name in keyof QuestionnaireEvents]: CustomEvent<
    QuestionnaireEvents[Name] | (Name extends keyof SponsorshipEvents ? SponsorshipEvents[Name] : never)
  >
}

declare global {
  interface HTMLElementTagNameMap {
    'cueroom-questionnaire': QuestionnaireElement
    'cueroom-sponsorship': SponsorshipElement
  }
  interface HTMLElementEventMap extends Events {}
  interface DocumentEventMap extends Events {}
}
