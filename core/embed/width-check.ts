import { bad, type Finding } from './finding.ts'

/** Minimum comfortable width in pixels: a small phone minus the page's margins. */
const least = 280

/** Reports a widget that has too little width, itself or because of its container. */
export const checkWidth = (width: number): Finding[] =>
  width >= least
    ? []
    : [
        bad(
          'narrow',
          'Width',
          `The page gives the widget ${Math.round(width)} pixels; it needs ${least}.`,
          'Make the container wider, or move the element to a wider place.',
        ),
      ]
