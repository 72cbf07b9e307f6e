/** Rate limits, per show, or per address if not signed in. */
export const rates = {
  read: { points: 600, seconds: 60 },
  write: { points: 300, seconds: 60 },
  public: { points: 100, seconds: 60 },
  /** Visit reports from one address: each visit reports a few times. */
  visit: { points: 200, seconds: 60 },
  /** Visit reports per questionnaire, from anywhere; more aren't counted. */
  questionnaireVisits: { points: 20_000, seconds: 60 * 60 },
  import: { points: 120, seconds: 60 },
  upload: { points: 30, seconds: 60 },
  generate: { points: 10, seconds: 60 },
  /** Answers without a personal link from one address, whether or not they are stored. */
  submit: { points: 10, seconds: 60 },
  /** Answers with one personal link. */
  personalLink: { points: 30, seconds: 60 * 60 },
  /** Answers without a personal link that one questionnaire stores from one network. */
  questionnaireNetwork: { points: 60, seconds: 60 * 60 },
  /** The same, wherever they come from; beyond it, each network is slowed down. */
  questionnaire: { points: 300, seconds: 60 * 60 },
  /** Inquiries of possible sponsors to one show from one network. */
  inquiryNetwork: { points: 20, seconds: 60 * 60 },
  /** The same from anywhere; beyond it, each network is slowed down. */
  inquiry: { points: 60, seconds: 60 * 60 },
  /** What one network may still add to a questionnaire or show that many send to. */
  crowded: { points: 5, seconds: 60 * 60 },
  /** Password reset links, per account and per address. */
  reset: { points: 10, seconds: 60 * 60 },
  /** Unknown API keys from one address. */
  unknownKey: { points: 100, seconds: 60 },
  /** Failed sign-ins with one email from one address. */
  signIn: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins from one address, whatever the email; addresses that an email has signed in from are exempt. */
  addressSignIn: { points: 50, seconds: 15 * 60 },
  /** Wrong authenticator codes for one account, from anywhere; the sender already knows the password. */
  code: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins with one email from anywhere; beyond it they are slowed down, never refused. */
  guesses: { points: 100, seconds: 3600 },
} as const
export type Rate = keyof typeof rates
