import type {
  AriaAttributes,
  CSSProperties,
  DetailedHTMLProps,
  HTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
} from 'react'
import type {
  Listeners,
  QuestionnaireAttributes,
  QuestionnaireElement,
  QuestionnaireEvents,
  SponsorshipAttributes,
  SponsorshipElement,
  SponsorshipEvents,
} from './elements.d.ts'
import type {
  QuestionnaireHandlers,
  QuestionnaireProps,
  SponsorshipHandlers,
  SponsorshipProps,
} from './wrap.d.ts'

/** What any element takes; `data-…` as well, which needs no type. */
type Global = AriaAttributes & Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir' | 'role' | 'title'>

interface Placed<Widget> extends Global {
  /** The element itself: to listen to it, or to focus it. */
  ref?: Ref<Widget> | undefined
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Shown until the widget has loaded, and where scripts do not run. */
  children?: ReactNode
}

/** `<cueroom-questionnaire>` for React 18 and 19. */
export function CueroomQuestionnaire(
  props: QuestionnaireProps & QuestionnaireHandlers & Placed<QuestionnaireElement>,
): ReactElement
/** `<cueroom-sponsorship>` for React 18 and 19. */
export function CueroomSponsorship(
  props: SponsorshipProps & SponsorshipHandlers & Placed<SponsorshipElement>,
): ReactElement

export type { QuestionnaireProps, SponsorshipProps } from './wrap.d.ts'

/** The elements themselves, in JSX. Listeners such as `oncueroom-submit` need React 19. */
interface WidgetElements {
  'cueroom-questionnaire': Omit<
    DetailedHTMLProps<HTMLAttributes<QuestionnaireElement>, QuestionnaireElement>,
    keyof QuestionnaireAttributes
  > &
    QuestionnaireAttributes &
    Listeners<QuestionnaireEvents> & { class?: string | undefined }
  'cueroom-sponsorship': Omit<
    DetailedHTMLProps<HTMLAttributes<SponsorshipElement>, SponsorshipElement>,
    keyof SponsorshipAttributes
  > &
    SponsorshipAttributes &
    Listeners<SponsorshipEvents> & { class?: string | undefined }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
