/**
 * Changes to axe's own rules that leave what they find as it is. Spacing fails only where an element's own style is marked `!important`, but
 * axe first reads the text of every element with a style, which was a fifth of its work.
 */
export const axeRules = [{ id: 'avoid-inline-spacing', selector: '[style*="!"]' }]

export const axeOptions = {
  // Of all else it gives one example, for which it need not describe every element
  resultTypes: ['violations' as const],
  // Text over what CSS inserts is judged, too, instead of being looked for at every element and left undecided
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}
