import type { InvitationStyle } from '../invitation-choices.ts'

interface Voice {
  /** Greets by the whole name or by the one people use. */
  greeting(names: { whole: string; short: string }): string
  /** Says who writes, once with the host's name and once without. */
  iHost(host: string, show: string): string
  invites: readonly ((topic: string) => string)[]
  /** Where the subject cannot follow "about". */
  invitesPlain: string
  knows: string
  /** Before a biography in the third person, which the guest has not read yet. */
  introduces: string
  asks: readonly (() => string)[]
  subjects: readonly ((show: string) => string)[]
}

/** How each style of invitation speaks. */
export const invitationVoices: Record<InvitationStyle, Voice> = {
  professional: {
    greeting: ({ short }) => `Dear ${short},`,
    iHost: (host, show) => `My name is ${host}, and I host ${show}`,
    invites: [
      (topic) => `I would like to invite you as a guest, to talk about ${topic}.`,
      (topic) => `May I invite you to a conversation about ${topic}?`,
      (topic) => `I am planning an episode about ${topic}, and I would like to record it with you.`,
      (topic) => `I am writing because I would like to speak with you about ${topic}.`,
      (topic) => `Our listeners would learn a lot from a conversation with you about ${topic}.`,
    ],
    invitesPlain: 'I would like to invite you as a guest.',
    knows: 'This is what I know of you so far.',
    introduces: 'This is how I would introduce you to our listeners; tell me what should read differently:',
    asks: [
      () =>
        'Would you like to come on the show? A short answer is enough, and we will find a date that suits you.',
      () => 'Is this something you would like to do? If it is, tell me which weeks suit you.',
      () => 'Could you imagine an hour with us? Name a week, and I will suggest times.',
      () => 'Would you join me for an episode? I am glad to answer any question first.',
      () => 'Are you open to this? One line is enough, and I will take care of the rest.',
    ],
    subjects: [
      (show) => `An invitation to ${show}`,
      (show) => `A conversation on ${show}`,
      (show) => `Your voice on ${show}`,
      (show) => `Guest on ${show}?`,
      (show) => `An hour with ${show}`,
    ],
  },
  casual: {
    greeting: ({ short }) => `Hi ${short},`,
    iHost: (host, show) => `I’m ${host}, and I host ${show}`,
    invites: [
      (topic) => `I’d love to have you on the show to talk about ${topic}.`,
      (topic) => `Would you come on the show and talk about ${topic}?`,
      (topic) => `I keep thinking about an episode on ${topic}, and you’re the person I’d ask.`,
      (topic) => `How about an hour together on ${topic}?`,
      (topic) => `We’re making an episode about ${topic}, and I’d love you to be in it.`,
    ],
    invitesPlain: 'I’d love to have you on the show.',
    knows: 'Here’s what I know about you so far.',
    introduces: 'Here’s how I’d introduce you (shout if I got something wrong):',
    asks: [
      () => 'Are you up for it? Just reply with a few days that work for you.',
      () => 'What do you think? If you’re in, tell me when it suits you.',
      () => 'Want to do it? One line back is plenty.',
      () => 'Does that sound like fun? If so, send me a week that’s good for you.',
      () => 'No prep needed on your side. Shall we find a date?',
    ],
    subjects: [
      (show) => `Would you come on ${show}?`,
      (show) => `You on ${show}?`,
      (show) => `Fancy an hour on ${show}?`,
      (show) => `A quick question from ${show}`,
      (show) => `Come and talk on ${show}`,
    ],
  },
  formal: {
    greeting: ({ whole }) => `Dear ${whole},`,
    iHost: (host, show) => `I am ${host}, and I host ${show}`,
    invites: [
      (topic) => `I should like to invite you to an interview about ${topic}.`,
      (topic) => `It would be a pleasure to welcome you as a guest and to speak with you about ${topic}.`,
      (topic) =>
        `We are preparing an episode about ${topic}, and I should be honoured to have you as our guest.`,
      (topic) => `I am writing to ask whether you would speak with us about ${topic}.`,
      (topic) => `I should very much like to hear your view of ${topic} on our programme.`,
    ],
    invitesPlain: 'I should like to invite you to an interview.',
    knows: 'This is what I have learned about you so far.',
    introduces: 'I should introduce you to our listeners as follows, and am grateful for any correction:',
    asks: [
      () => 'I would be grateful for a short answer, and shall gladly arrange a date that suits you.',
      () => 'May I hope for your answer? The date is yours to choose.',
      () => 'Would you consider it? I am at your disposal for any question.',
      () => 'Should you wish to take part, I would be glad to propose dates.',
      () => 'I look forward to hearing from you, whatever you decide.',
    ],
    subjects: [
      (show) => `Invitation to an interview on ${show}`,
      (show) => `Invitation to ${show}`,
      (show) => `Request for an interview, ${show}`,
      (show) => `${show}: an invitation`,
      (show) => `Your participation in ${show}`,
    ],
  },
  enthusiastic: {
    greeting: ({ short }) => `Hello ${short},`,
    iHost: (host, show) => `I’m ${host}, and I host ${show}`,
    invites: [
      (topic) => `On the show I would love to talk with you about ${topic}.`,
      (topic) =>
        `One conversation I very much want to have on this show is about ${topic}, and I want to have it with you.`,
      (topic) =>
        `I have wanted to make an episode about ${topic} for a long time, and you are the guest I hoped for.`,
      (topic) => `There is so much I want to ask you about ${topic}.`,
      (topic) => `An episode about ${topic} would not be the same without you.`,
    ],
    invitesPlain: 'I would love to talk with you on the show.',
    knows: 'This is what made me write to you.',
    introduces: 'I already know how I would introduce you, and you may change every word of it:',
    asks: [
      () => 'Will you come on the show? Say yes, and we will find a date that suits you.',
      () => 'I hope you say yes. Any date that suits you suits me.',
      () => 'Can we make it happen? Tell me what you need.',
      () => 'I would be so glad if you said yes. Shall we look for a date?',
      () => 'Does your calendar have an hour for us? Ours has many.',
    ],
    subjects: [
      (show) => `We would love to have you on ${show}`,
      (show) => `A conversation we want to have with you on ${show}`,
      (show) => `You would be wonderful on ${show}`,
      (show) => `${show} would love an hour with you`,
      (show) => `Please come on ${show}`,
    ],
  },
}
