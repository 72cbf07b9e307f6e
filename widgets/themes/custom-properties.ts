/** What a page can change of a theme: for the guide, and for the page that shows each. */
export const customProperties: Record<string, { what: string; example: string }> = {
  '--cueroom-accent': { what: 'Buttons, and lines under links', example: '#8a3ffc' },
  '--cueroom-accent-text': {
    what: 'Text on buttons; by default black or white, whichever reads better',
    example: '#fff3b0',
  },
  '--cueroom-surface': { what: 'Background', example: '#fff7ed' },
  '--cueroom-text': { what: 'Text; softer texts and lines are mixed from it', example: '#5b2a86' },
  '--cueroom-error': { what: 'What is wrong with an answer', example: '#c2410c' },
  '--cueroom-radius': { what: 'Corners of fields, buttons and the widget', example: '20px' },
  '--cueroom-font': { what: 'Font of all texts', example: 'Georgia, serif' },
  '--cueroom-max-width': { what: 'The widget fills the available width up to this', example: '320px' },
}
