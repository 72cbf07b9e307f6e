import { bad, type Finding } from './finding.ts'

/** Pixels below which a form is hard to fill in: a small phone less the page's margins. */
const least = 280

/** Whether a widget, or what is around it on the page, leaves too little width. */
export const checkWidth = (width: number): Finding[] =>
  width >= least
    ? []
    : [
        bad(
          'narrow',
          'Width',
          `The page gives the widget ${Math.round(width)} pixels; it needs ${least}.`,
          'Give what is around it more room, or put the element in a wider place.',
        ),
      ]
