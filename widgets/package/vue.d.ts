import type {
  QuestionnaireHandlers,
  QuestionnaireProps,
  SponsorshipHandlers,
  SponsorshipProps,
} from './wrap.d.ts'

// Written without Vue's own types, which differ between its versions
interface Component<Props> {
  new (): { $props: Props; $slots: { default?: () => unknown } }
}

/** `<cueroom-questionnaire>` for Vue 3; its events are `@ready`, `@submit` and so on. */
export const CueroomQuestionnaire: Component<QuestionnaireProps & QuestionnaireHandlers>
/** `<cueroom-sponsorship>` for Vue 3. */
export const CueroomSponsorship: Component<SponsorshipProps & SponsorshipHandlers>

export type { QuestionnaireProps, SponsorshipProps } from './wrap.d.ts'
