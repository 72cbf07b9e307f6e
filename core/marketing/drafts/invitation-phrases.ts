import type { InvitationStyle } from '../invitation-choices.ts'

interface Voice {
  /** Greets by the whole name or by the one people use. */
  greeting(names: { whole: string; short: string }): string
  /** Says who writes, once with the host's name and once without. */
  iHost(host: string, show: string): string
  invites: readonly ((topic: string) => string)[]
  /** Where the subject cannot follow "about". */
  invitesPlain: string
  /** Before a biography in the guest’s own words, and before one that the guest has not read yet. */
  ownWords: string
  introduces: string
  asks: readonly (() => string)[]
  subjects: readonly ((show: string) => string)[]
}

/** How each style of invitation speaks. */
export const invitationVoices: Record<InvitationStyle, Voice> = {
  professional: {
    greeting: ({ short }) => `Dear ${short},`,
    iHost: (host, show) => `I’m ${host}, and I host ${show}`,
    invites: [
      (topic) => `I’d like to invite you to be a guest and talk about ${topic}.`,
      (topic) => `Would you be open to a conversation about ${topic}?`,
      (topic) => `I’m planning an episode about ${topic}, and I’d like to record it with you.`,
      (topic) => `I’d like to talk with you about ${topic} for an episode.`,
      (topic) => `I think our listeners would learn a lot from hearing you talk about ${topic}.`,
    ],
    invitesPlain: 'I’d like to invite you to be a guest.',
    ownWords: 'You describe yourself like this:',
    introduces: 'Here is how I’d introduce you to our listeners. Please correct anything that’s wrong:',
    asks: [
      () =>
        'Would you like to come on the show? A short reply is enough, and we’ll find a date that suits you.',
      () => 'Is this something you’d like to do? If so, tell me which weeks work for you.',
      () => 'Could you spare us the time? Name a week, and I’ll suggest some dates.',
      () => 'Would you join me for an episode? I’m happy to answer any questions first.',
      () => 'Are you interested? A one-line reply is enough, and I’ll take care of the rest.',
    ],
    subjects: [
      (show) => `Invitation to be a guest on ${show}`,
      (show) => `A conversation on ${show}`,
      (show) => `Would you be a guest on ${show}?`,
      (show) => `Guest invitation: ${show}`,
      (show) => `Joining us on ${show}`,
    ],
  },
  casual: {
    greeting: ({ short }) => `Hi ${short},`,
    iHost: (host, show) => `I’m ${host}, and I host ${show}`,
    invites: [
      (topic) => `I’d love to have you on to talk about ${topic}.`,
      (topic) => `Would you come on the show and talk about ${topic}?`,
      (topic) => `I keep thinking about an episode on ${topic}, and you’re the person I’d ask.`,
      (topic) => `Could I borrow you for an episode about ${topic}?`,
      (topic) => `We’re making an episode about ${topic}, and I’d love you to be the guest.`,
    ],
    invitesPlain: 'I’d love to have you on the show.',
    ownWords: 'Here’s how you describe yourself:',
    introduces: 'Here’s how I’d introduce you (shout if I’ve got anything wrong):',
    asks: [
      () => 'Up for it? Just reply with a few days that work for you.',
      () => 'What do you think? If you’re in, tell me what suits you.',
      () => 'Want to do it? One line back is plenty.',
      () => 'Does that sound like fun? If so, send me a week that’s good for you.',
      () => 'I’ll work around your calendar. Shall we find a date?',
    ],
    subjects: [
      (show) => `Would you come on ${show}?`,
      (show) => `Would you join us on ${show}?`,
      (show) => `Up for a conversation on ${show}?`,
      (show) => `A quick question from ${show}`,
      (show) => `Come and talk to us on ${show}`,
    ],
  },
  formal: {
    greeting: ({ whole }) => `Dear ${whole},`,
    iHost: (host, show) => `I am ${host}, and I host ${show}`,
    invites: [
      (topic) => `I would like to invite you to an interview about ${topic}.`,
      (topic) => `It would be a pleasure to welcome you as a guest and to speak with you about ${topic}.`,
      (topic) =>
        `We are preparing an episode about ${topic}, and I would be delighted to have you as our guest.`,
      (topic) => `I am writing to ask whether you would speak with us about ${topic}.`,
      (topic) => `I would very much like to hear you speak about ${topic} on our show.`,
    ],
    invitesPlain: 'I would like to invite you to an interview.',
    ownWords: 'I have read how you describe yourself:',
    introduces: 'This is how I would introduce you to our listeners. I would be grateful for any correction:',
    asks: [
      () => 'I would be grateful for a brief reply, and will gladly arrange a date that suits you.',
      () => 'The date would be yours to choose. I hope to hear from you.',
      () => 'Would you consider it? I would be glad to answer any questions.',
      () => 'If you would like to take part, I will gladly propose some dates.',
      () => 'I look forward to hearing from you, whatever you decide.',
    ],
    subjects: [
      (show) => `Invitation to an interview on ${show}`,
      (show) => `Invitation to appear on ${show}`,
      (show) => `Interview request from ${show}`,
      (show) => `${show}: an invitation`,
      (show) => `An invitation from ${show}`,
    ],
  },
  enthusiastic: {
    greeting: ({ short }) => `Hello ${short},`,
    iHost: (host, show) => `I’m ${host}, and I host ${show}`,
    invites: [
      (topic) => `I’d love to talk with you about ${topic} on the show.`,
      (topic) =>
        `I really want to record a conversation about ${topic}, and you’re the person I want to record it with.`,
      (topic) => `I’d love to make an episode about ${topic}, and I’d love to make it with you.`,
      (topic) => `There’s so much I want to ask you about ${topic}.`,
      (topic) => `An episode about ${topic} wouldn’t be the same without you.`,
    ],
    invitesPlain: 'I’d love to talk with you on the show.',
    ownWords: 'This is how you describe yourself:',
    introduces: 'I already know how I’d introduce you. Change any word you like:',
    asks: [
      () => 'Will you come on the show? Say yes, and we’ll find a date that suits you.',
      () => 'I hope you’ll say yes. I’ll work around your calendar.',
      () => 'Can we make it happen? Tell me what you need.',
      () => 'It would make my week. Shall we look for a date?',
      () => 'Have you got time for us? Pick any day.',
    ],
    subjects: [
      (show) => `We’d love to have you on ${show}`,
      (show) => `Come and talk with us on ${show}`,
      (show) => `You’d be wonderful on ${show}`,
      (show) => `${show} would love to talk with you`,
      (show) => `Please come on ${show}`,
    ],
  },
}
