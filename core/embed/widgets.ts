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
  /** The attribute that takes the id. */
  attribute: string
  /** Where the attribute is left out: the show of a server that has one. */
  usualId?: string
  /** The folder of its pages, and below `/embed/` of those for frames. */
  frame: string
  /** Text of the link to its page, for visitors whose browser does not run the script. */
  link: string
}
