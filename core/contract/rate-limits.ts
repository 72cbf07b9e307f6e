/** How often a call may be made, counted for each show, or for each address where nobody is signed in. */
export const rates = {
  read: { points: 600, seconds: 60 },
  write: { points: 300, seconds: 60 },
  public: { points: 100, seconds: 60 },
  /** What one address reports about visits to questionnaires: each reports itself a few times. */
  visit: { points: 200, seconds: 60 },
  /** Of one questionnaire, from anywhere; more are not counted. */
  questionnaireVisits: { points: 20_000, seconds: 60 * 60 },
  import: { points: 120, seconds: 60 },
  upload: { points: 30, seconds: 60 },
  generate: { points: 10, seconds: 60 },
  /** Answers without a personal link from one address, whether or not they are stored. */
  submit: { points: 10, seconds: 60 },
  /** Answers over one personal link. */
  personalLink: { points: 30, seconds: 60 * 60 },
  /** Answers without a personal link that one questionnaire stores, wherever they come from. */
  questionnaire: { points: 300, seconds: 60 * 60 },
  /** Inquiries of possible sponsors to one show, from anywhere. */
  inquiry: { points: 60, seconds: 60 * 60 },
  /** Links for a new password, of one account and from one address. */
  reset: { points: 10, seconds: 60 * 60 },
  /** API keys from one address that nobody has. */
  unknownKey: { points: 100, seconds: 60 },
  /** Failed sign-ins with one email from one address. */
  signIn: { points: 10, seconds: 15 * 60 },
  /** The same where the email has signed in from that address before; beyond it one attempt at a time is made. */
  knownSignIn: { points: 9, seconds: 15 * 60 },
  /** Failed sign-ins from one address, whatever the email; addresses that an email has signed in from are exempt. */
  addressSignIn: { points: 50, seconds: 15 * 60 },
  /** Wrong codes of one account's authenticator, from anywhere: whoever sends them has its password. */
  code: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins with one email from anywhere; beyond it they are slowed down, never refused. */
  guesses: { points: 100, seconds: 3600 },
} as const
export type Rate = keyof typeof rates
