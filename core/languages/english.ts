import { countedTexts, firstTexts, sharedTexts } from './english-first.ts'
import type { Counted } from './text.ts'

/** What guests read on a questionnaire. Each can be overridden for a questionnaire. */
const questionnaire = {
  ...firstTexts,
  missingTitle: 'Questionnaire Not Found',
  missingText: 'It may have been removed, or the link is incomplete. Ask the host for a new one.',
  linkTitle: 'This personal link doesn’t work',
  linkText: 'It may have been cut off on its way to you. Ask the host for a new one, or answer without it.',
  answerWithout: 'Answer without it',
  closedText: 'This questionnaire is closed at the moment. Answers that were already submitted are safe.',
  closedAsk: 'Ask the host when it opens again.',
  savedAt: 'Saved in this browser at {time}. Nobody else sees your answers until you submit them.',
  savedRefused: 'This browser does not let the page save your answers. Submit them before you leave.',
  savedOff: 'Your answers are not saved on this device. Submit them before you leave.',
  restored: 'We restored your answers from {time}.',
  welcome: 'Thank you for being our guest. Your answers help us to prepare for the conversation.',
  yourHost: '{name}, your host',
  start: 'Start',
  seeAll: 'See all questions',
  agree: 'I agree',
  fileHint: 'Paste a link to the file, for example from Google Drive or Dropbox.',
  rankHint: 'Put your favorite first.',
  rankPlace: 'Place {n}',
  moveUp: 'Move up: {option}',
  moveDown: 'Move down: {option}',
  useOrder: 'This order is right',
  onlyIf: 'Answer this if you answered “{answer}” to “{question}”.',
  onlyIfAny: 'Answer this if you answered “{question}”.',
  photoUnreadable: 'This file is not a photo the page can read. Choose a PNG, JPEG or WebP.',
  photoRemove: 'Remove photo',
  photoAlt: 'The one you chose',
  partMissing: 'This could not be loaded. Reload the page to try again.',
  clearAsk: 'Clear everything you typed?',
  clearYes: 'Yes, clear',
  clearNo: 'Keep',
  failedTitle: 'Submission Failed',
  notSentTitle: 'Not sent yet',
  failed: 'Failed to submit responses. Please try again.',
  keptInBrowser: 'Your answers are still saved in this browser.',
  keptOnPage: 'Your answers are still on this page.',
  sendsLater: "We'll send them automatically when you're back online, even if you return later.",
  sendsHere: "We'll send them automatically: leave this page open.",
  preview: 'This is a preview: nothing was sent.',
  checkAgain: 'Check your answers and try again.',
  sentAt: 'You sent these answers on {date}. You can change them until your host locks them.',
  saveChanges: 'Save changes',
  lockedTitle: 'Your answers are locked',
  lockedText: 'You sent them on {date}. Ask your host if something needs to change.',
  thanksName: 'Thank you, {name}!',
  thanksTitle: 'Thank you!',
  thanksText: 'Your answers have been sent to {show}.',
  thanksDevice: 'Nothing is left on this device, and you can close this page.',
  copyAnswers: 'Download a copy of your answers',
  yourAnswers: 'Your answers',
  goOn: 'Continue',
  notAnswered: 'Not answered',
  open: 'Be a guest',
  close: 'Close',
  contact: 'Contact',
  copyContact: 'Copy Contact Info',
  copied: 'Copied!',
  answerThis: 'Please answer this question.',
  chooseThis: 'Please choose one.',
  chooseSome: 'Please choose at least one.',
  addPhoto: 'Please add a photo.',
  agreeThis: 'Please agree before you submit.',
  answerOne: 'Please answer at least one question.',
  notOffered: 'This choice is not offered. Please choose again.',
  notText: 'Please answer with text.',
  tooLong: 'This can be at most {most} characters; you have {n}.',
  notEmail: 'Valid email required',
  notUrl: 'Enter a web address, such as https://example.com.',
  notPhone: 'Enter a phone number, such as +1 555 0100.',
  notNumber: 'Enter a number.',
  notDate: 'Enter a date, such as 2026-11-25.',
  rankEach: 'Please give every choice a place of its own.',
  notImage: 'Please select an image file.',
  largeImage: 'Please select an image smaller than 5MB.',
} satisfies Record<string, string>

/** What sponsors read. */
const sponsorship = {
  heading: 'Sponsorship Packages',
  loadingOffer: 'Loading the packages…',
  offerMissingTitle: 'Sponsorship Page Not Found',
  offerMissingText: 'It may have been removed, or the link is incomplete. Ask the show for a new one.',
  offerClosed: 'This sponsorship page is closed at the moment. Ask the show when it opens again.',
  nothingTitle: 'No Sponsorship Information Available',
  nothingText: "This show hasn't configured their sponsorship packages yet.",
  audience: 'Audience',
  packages: 'Packages',
  perEpisode: '{price} per episode',
  perIssue: '{price} per issue',
  perMonth: '{price} per month',
  perSeason: '{price} per season',
  onRequest: 'Price on request',
  bookedUntil: 'Booked until {date}',
  askAbout: 'Ask about this',
  openOffer: 'Sponsor us',
  askTitle: 'Ask about sponsoring',
  goesTo: 'Goes to {show}. They answer at your email address.',
  company: 'Company',
  email: 'Email address',
  package: 'Package',
  undecided: 'Not decided yet',
  message: 'Message',
  sendInquiry: 'Send inquiry',
  inquiryFailed: 'Your inquiry could not be sent',
  unreachable: 'The server could not be reached.',
  inquiryWaits: "We'll send it automatically: leave this page open.",
  inquiryKept: 'What you typed is still on this page.',
  inquiryThanks: 'Your inquiry has been sent to {show}. Their answer goes to {email}.',
  writeDirectly: 'Or write directly',
  writeToUs: 'Write to us',
  marketingContact: 'Marketing contact',
  standIn: 'A placeholder: this show has not given an address yet.',
  companyMissing: 'Company name is required',
} satisfies Record<string, string>

/** Texts with a number in them. */
const counts: Record<'questions' | 'minutes' | 'problems' | 'fields', Counted> = {
  ...countedTexts,
  problems: { one: '1 answer needs another look', other: '{n} answers need another look' },
  fields: { one: '1 field needs another look', other: '{n} fields need another look' },
}

export const english = { questionnaire, shared: sharedTexts, sponsorship, counts }

type Widened<Of> = { [Key in keyof Of]: string }

/** All texts of one language. */
export interface Catalogue {
  questionnaire: Widened<typeof questionnaire>
  shared: Widened<typeof sharedTexts>
  sponsorship: Widened<typeof sponsorship>
  counts: typeof counts
}
export type QuestionnaireTexts = Catalogue['questionnaire']
export type TextKey = keyof QuestionnaireTexts
export const textKeys = Object.keys(questionnaire) as [TextKey, ...TextKey[]]
