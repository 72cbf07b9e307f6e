/** The elements that stand on other sites. */
export const widgets = {
  /** What guests fill in. */
  questionnaire: { tag: 'cueroom-questionnaire', attribute: 'questionnaire-id', frame: 'q' },
  /** What a show offers its sponsors. */
  sponsorship: {
    tag: 'cueroom-sponsorship',
    attribute: 'show-id',
    frame: 'sponsorship',
    // The show that is made when a server first starts
    usualId: 'default',
  },
} as const satisfies Record<string, Widget>
export type WidgetName = keyof typeof widgets

interface Widget {
  tag: string
  /** The attribute that takes the id. */
  attribute: string
  /** Where the attribute is left out. */
  usualId?: string
  /** The folder of its pages for frames, below `/embed/`. */
  frame: string
}
