/** Runs inside the public page of a questionnaire: until its script has loaded, a form without scripts is in its place. */
export const hasTakenOver = () =>
  Boolean(document.querySelector('cueroom-questionnaire')?.shadowRoot?.querySelector('form'))
