import type { Counted } from './text.ts'

/** What a guest reads before doing anything: widgets carry these texts, and load the others after them. */
export const firstTexts = {
  loading: 'Loading the questions…',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  required: '(required)',
  chooseOne: 'Choose one',
  answered: 'Answered questions',
  progress: '{done} of {all}',
  back: 'Back',
  next: 'Next',
  submit: 'Submit Responses',
  print: 'Print/Save PDF',
} satisfies Record<string, string>

/** What both widgets and their pages say. */
export const sharedTexts = {
  noAnswer: 'The server didn’t respond. Try again in a minute.',
  offline: "You're offline. Check your connection and try again.",
  tryAgain: 'Try again',
  loadFailed: "Couldn't load the questions",
  offerFailed: "Couldn't load the packages",
  powered: 'Powered by Cueroom',
  leaveEmpty: 'Leave empty',
} satisfies Record<string, string>

/** Texts with a number in them. */
export const countedTexts: Record<'questions' | 'minutes', Counted> = {
  questions: { one: '1 question', other: '{n} questions' },
  minutes: { one: 'about a minute', other: 'about {n} minutes' },
}
