import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import type { ComponentType } from 'react'

export const branding: PublicQuestionnaire['branding'] = {
  podcastName: sampleShow.podcastName,
  logo: null,
  accent: null,
  accentText: null,
  poweredBy: true,
}

/** A call that fails. */
export const fails = (error: Error) => async () => {
  throw error
}

/** Confines a widget's styles, which know plain elements only: in a page they live inside its shadow root. */
export const withStyles = (css: string) => (Story: ComponentType) => (
  <>
    <style>{`@scope { ${css} }`}</style>
    <Story />
  </>
)
