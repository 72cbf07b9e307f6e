import type { DraftedGuest } from '../content/brief.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'

const guest = (known: Partial<DraftedGuest> & Pick<DraftedGuest, 'name'>): DraftedGuest => ({
  company: null,
  title: null,
  bio: null,
  expertise: [],
  social: null,
  socialLinks: { linkedin: null, website: null },
  responses: {},
  asked: defaultQuestions,
  ...known,
})

/** Guests as they come out of spreadsheets and hurried forms: what tests of drafts should not stumble over. */
export const oddGuests: Record<string, DraftedGuest> = {
  empty: guest({ name: 'Ruth Abernathy' }),
  chatty: guest({
    name: 'Dr. Juan Carlos "JC" O’Malley-van der Berg III, PhD',
    company: 'the U.S. Department of Stuff, Inc.',
    title: 'Ex-VP of R&D / Advisor',
    bio: 'JC (he/they) is an ex-VP of R&D @ Stuff Inc.\n\n• 20+ yrs in IoT.\n• Author of "Why Not?"\n\nHe lives w/ 3 cats in St. John\'s, NL. Visit https://jc.example for more!',
    expertise: ['IoT', 'R&D'],
    responses: {
      bio: 'Serial entrepreneur.',
      expertise: 'toasters, E.U. law, hiring people with records',
      story: 'in 2003 i got fired by fax. it was the best day of my life tbh',
      topics: 'Why the U.S. lost the lead in hardware?; cats\nburnout!!',
      misconception: 'people think IoT = toasters 🙃',
      'fun-fact': 'i was on Jeopardy! in 2009 (came in third) lol',
      'audience-takeaway': 'That they can change one thing tomorrow.',
      promote: 'Our cookbook is out in May - order it at jc.example/book',
      links: 'jc.example, IG: @jc',
      pronunciation: 'hwan',
    },
  }),
  greeting: guest({
    name: 'Tasha Nguyen-Clarke',
    company: 'Loop',
    title: 'Founder/CEO',
    bio: 'Author, speaker, coach. Tasha helps first-time managers stop apologizing. Previously at Google & Stripe.',
    expertise: ['Leadership & management, feedback', 'Remote work'],
    responses: {
      bio: 'hi! im tasha, i help new managers. i used to be one of those bosses everyone hates 😅',
      topics: 'feedback, remote work, firing people with kindness',
      story:
        "I fired someone over Slack when I was 24. Worst thing I've ever done. She's now my co-founder!!",
      advice: 'say it today, not on friday',
      'fun-fact': "i've been to 41 countries & got lost in all of them haha",
      links: 'tasha.example / @tashanc',
    },
  }),
  nameOnlyLatinInitials: guest({ name: 'J. R. Whitlock', title: 'MBA student' }),
  lowerCase: guest({
    name: 'tom baker',
    title: 'baker & owner',
    company: 'the crumb',
    responses: { bio: 'i bake bread', advice: 'eat more bread', topics: 'bread' },
  }),
  saysNothing: guest({
    name: 'Ines Pfeil',
    title: '-',
    responses: { bio: 'n/a', story: 'TBD', advice: '...', topics: '?', expertise: 'none' },
  }),
  slogan: guest({
    name: 'Rosa Kern, PhD',
    title: 'Helping leaders find their voice | Speaker | Author',
    company: 'Self-employed',
    bio: 'Rosa Kern helps teams talk to each other. She has coached 300 of them since 2009.',
    expertise: ['Leadership', 'AI', 'R&D management'],
  }),
  they: guest({
    name: 'Alex Marlowe (they/them)',
    title: 'Editor',
    responses: {
      bio: 'I am an editor who reads maps. I was a cartographer once, and I still draw one map a month.',
      story: 'I got lost on my own island. My neighbour found me, and I started to draw.',
      'fun-fact': 'I do not own a phone.',
    },
  }),
  german: guest({
    name: 'Jürgen Groß',
    title: 'Orgelbauer',
    company: 'Groß & Söhne',
    bio: 'Jürgen Groß baut Orgeln. Er hat 1987 angefangen.',
    responses: {
      bio: 'Ich baue Orgeln aus Holz, das älter ist als ich.',
      story: 'Mein Meister sagte: „Hör zu.“ Da habe ich aufgehört zu hämmern.',
      topics: 'Warum Stille Arbeit macht.',
      advice: 'Erst hören, dann sägen.',
    },
  }),
  spanish: guest({
    name: 'Lucía Ferrer',
    title: 'Directora',
    responses: { bio: 'Me llamo Lucía y dirijo teatro.', story: 'Un día me dieron la llave del teatro.' },
  }),
  onlyOwnQuestions: guest({
    name: 'Dana Whitfield',
    responses: {
      q1: 'A kettle and a map.',
      q2: ['Monday', 'Friday evening'],
      q3: 'He said "wait" and I did. Then I "left".',
    },
    asked: [
      { id: 'q1', question: 'What do you always pack?' },
      { id: 'q2', question: 'Which days suit you' },
    ],
  }),
  idsOfEveryObject: guest({
    name: 'Max Toller',
    responses: {
      constructor: 'I build sheds.',
      toString: 'Slowly.',
      valueOf: 'With oak.',
      unknown: 'Never.',
    },
  }),
  ambiguous: guest({
    name: 'Nora Lind',
    title: 'Cook',
    company: 'University of Bergen',
    bio: 'Nora Lind cooks for four hundred people. Nora works with Ane Berg. She keeps the books.',
    responses: {
      bio: 'My mother cooked for a living. I help her and clean.',
      story: 'I am paid to sit and listen. She told me to start. We did, and I have to say it was fun.',
      'fun-fact': 'Me and my sister run marathons.',
    },
  }),
  wordy: guest({
    name: 'Abiodun Oyelaran-Fitzgerald',
    title: 'SEO consultant',
    company: 'The Signal Co.',
    bio: `Abiodun Oyelaran-Fitzgerald ${'has worked with small shops in many towns and '.repeat(12)}likes it.`,
    responses: {
      bio: 'I count. '.repeat(60),
      story: `I walked${', and walked'.repeat(120)}.`,
      misconception: 'People think it is fast. It is slow. '.repeat(30),
      advice: `Wait ${'a little longer, '.repeat(40)}please`,
      topics: Array.from({ length: 30 }, (_, n) => `How shop number ${n + 1} works.`).join('\n'),
    },
  }),
}
