/** The elements for other sites. */
export const widgets = {
  /** What guests fill in. */
  questionnaire: {
    tag: 'cueroom-questionnaire',
    attribute: 'questionnaire-id',
    frame: 'q',
    link: 'Answer the questionnaire',
  },
  /** What a show offers its sponsors. */
  sponsorship: {
    tag: 'cueroom-sponsorship',
    attribute: 'show-id',
    frame: 'sponsorship',
    link: 'See the sponsorship packages',
    usualId: 'only',
  },
} as const satisfies Record<string, Widget>
export type WidgetName = keyof typeof widgets

interface Widget {
  tag: string
  /** The attribute for the id. */
  attribute: string
  /** Default if the attribute is omitted: the show of a single-show server. */
  usualId?: string
  /** The path of its pages, also below `/embed/` for frames. */
  frame: string
  /** Text of the link to its page, for browsers that don't run the script. */
  link: string
}
