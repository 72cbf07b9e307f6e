import type { DraftedGuest } from '../content/brief.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'

const guest = (
  name: string,
  title: string,
  company: string,
  bio: string,
  responses: Record<string, string>,
): DraftedGuest => ({
  name,
  title,
  company,
  bio,
  expertise: [],
  social: null,
  socialLinks: { linkedin: null, website: null },
  responses,
  asked: defaultQuestions,
})

/** Guests whose forms hold what can't be read aloud: ranks, bodies without their "the", lists and dates as they are typed. */
export const awkwardGuests: DraftedGuest[] = [
  guest(
    'Lt. Col. Dora Whitman (ret.)',
    'Helicopter pilot',
    'US Army',
    'Dora Whitman flew rescue helicopters for nineteen years. She now teaches physics in Laredo.',
    {
      bio: 'I used to land where nobody lands. Now I teach ninth grade.',
      story: 'A student asked what the point of vectors was. I drew the valley and the wind. He passed.',
      advice: 'Fly the wind you have.',
      topics: 'wind, fear, who stands at the back',
      misconception: 'That it is loud.',
    },
  ),
  guest(
    'Hon. Justice Mirabel Gold',
    'Family court judge',
    'Supreme Court of Victoria',
    'Mirabel has sat in Melbourne since 2009.',
    {
      advice: 'Ask the quiet one last.',
      misconception: 'That judges decide who is right. By then nobody is.',
      story: 'A boy drew two houses and a road. I asked him which house was his. He pointed at the road.',
      topics: 'Peat. My father. What a child remembers.',
    },
  ),
  guest(
    'Philomena Stone',
    'Founder',
    'Third Chance Whippets',
    'Philomena founded Third Chance Whippets in 2004. It has found homes for 900 dogs.',
    {
      bio: 'I talk people into sofas with legs.',
      misconception: 'That whippets need to run. They need to lie down.',
      topics: 'Fairness, puns, the letters I get',
      'fun-fact': 'I am allergic to dogs.',
    },
  ),
  guest(
    'Xu Haolin',
    'Bridge inspector',
    'Port Authority of Vancouver',
    'Haolin hangs from bridges and taps them with a hammer.',
    {
      bio: 'I knock, and I listen.',
      advice: 'Tap it twice.',
      topics: 'Rust, door-to-door selling, May 20, 2013',
      story:
        'I heard a crack in a beam that was new. Nobody believed me. I tapped it again and they heard it too.',
    },
  ),
  guest(
    'Bart & Lotje Vink',
    'Tulip growers',
    'Vink Bloemen B.V.',
    'Bart and Lotje grow three million tulips near Lisse.',
    { bio: 'We work all year for three weeks.', advice: 'Cut early.', misconception: 'That it smells.' },
  ),
  guest(
    'Dr. Faris Benamar',
    'Cardiac surgeon and magician',
    'Hôpital de la Timone',
    'Faris operates on hearts in Marseille. Faris is a member of the Magic Circle.',
    {
      bio: 'I have quick hands.',
      advice: 'Practise until it is boring.',
      story: 'I lost a coin in a ward. A girl of seven found it. She never told anybody.',
      topics: 'my mother, hands and card tricks',
    },
  ),
  guest(
    'Sister Benedetta Achola',
    'Nun',
    'St Clare’s Convent',
    'Benedetta has repaired 9,000 bicycles in Kisumu.',
    {
      story:
        'A father brought the bicycle back because a girl should not ride. I asked him to carry it home.',
      bio: 'God does the roads. I do the brakes.',
      advice: 'Oil the chain before you pray for it.',
      misconception: 'That nobody rides.',
    },
  ),
  guest(
    'Colonel (Retd) Farah Ashraf',
    'Bomb disposal officer',
    'British Army',
    'Colonel Farah Ashraf served in the British Army for 27 years. She now advises museums.',
    {
      bio: 'I am who people call when the souvenir starts to sweat.',
      topics: "fear as a tool; what's in your attic; calm as something you can learn",
      misconception: 'That you need steady hands. You need a steady boss.',
      'fun-fact': 'My hands still smell of it.',
    },
  ),
  guest('Gerard Pettit', 'Mayor', 'Town of Blanding, pop. 312', '', {
    bio: 'I got elected by four votes. 22 years in October.',
    topics: "how to apologise to 40,000 people, the most expensive mistake I've made, vinegar",
    misconception: "People think mayor is a job. It's a phone number.",
    story: 'Kid broke the same window three times. Turned out he was locked out. I gave him a key.',
  }),
  guest(
    'Rev. Dr. Clara Beaumont',
    'Pastor',
    'Mt. Zion Church',
    'Rev. Dr. Clara Beaumont has pastored Mt. Zion Church since 2001. She marched as a child.',
    {
      story: 'An old man came every Tuesday. His wife had died in my waiting room. I gave him a chair.',
      advice: 'Sit in a different pew.',
      topics: 'Diesel vs. battery, buttons that do nothing, fear',
    },
  ),
  guest('Sagal Ali MBBS MRCGP', 'Conservator (textiles)', 'Weisz & Son (est. 1948)', '', {
    bio: 'Been at it 26 yrs. I count coughs.',
    misconception: 'nothing, people get it about right',
    advice: 'Read it aloud.',
  }),
  guest('Kiki Laurent', 'Derby coach / pediatric nurse', 'Bayou City Bruisers', '', {
    misconception: 'That it is fake. Ask my collarbone.',
    story: 'I sold one to a man. He came back for another.',
    advice: 'Fall small.',
  }),
  guest('The Rt Hon. Sir Cedric Gold MP', 'Ice road maintenance', 'Own workshop', '', {
    bio: 'I keep a road open on a frozen lake in Norrland.',
    misconception: 'That the ice is silent.',
    topics: 'ice, patience, owls',
    advice: 'Drive slowly, and keep the window down.',
  }),
  guest('Lord Tobias Fane', 'Prior', 'Stanbrook Abbey', 'Lord Fane opened his first bakery in 1983.', {
    bio: 'Third generation. I am the first one who bakes.',
    misconception: 'That the trade is dying. It is in the queue.',
    topics: 'bread, Parliament',
    story: 'A man asked me for yesterday’s bread. I gave him today’s. He came back to complain.',
  }),
  guest('Rear Admiral (Ret.) Horace Vane', 'President at Maritime College', 'Maritime College', '', {
    bio: 'I led ships for 34 years, most of them under water.',
    story: 'We surfaced in the wrong fjord. A bride waved. I have never told the Navy.',
  }),
  guest('Te Ariki Henare', 'Waka builder', 'Te Puia', 'Te Ariki Henare carves canoes in Rotorua.', {
    advice: 'Touch the wood before you cut it.',
  }),
  guest('The Very Rev. Crispin Stone', 'Fish and chip shop owner', 'Self', '', {
    bio: 'My dad opened the shop in Grimsby and I said grace in it.',
  }),
  guest('tbc (a friend of Jo’s?)', '', '', '', {}),
  guest('Gold & Hijos', 'food cart', '', '', {
    story: 'A man asked for one and stayed for nine. He paid with a goat. We called it Nine.',
  }),
  guest('Big Hat & the Brims', 'bar band', '', 'Four cooks and a vet.', {
    bio: 'Your old teachers, loud.',
    story: 'A horse ran off with the groom in June. We followed it in the van and played on.',
  }),
  guest('DJ Clara (Clara Gold)', 'DJ', '', '', { advice: 'Learn to read an aunt at a wedding.' }),
  guest('jo & bo gold', 'dads', '', 'Jo = plumber. Bo stays home.', {
    bio: 'Two dads, one bath, which is a shame given jos job.',
    story: 'J: He forgot the soup. I found a boy who had it in a hat.',
  }),
  guest('Grandad Tobias', 'Grandad', '', '', { advice: 'Save up what you want to tell a child.' }),
  guest('Estate of Old Gold c/o Mirabel', 'executor', 'Gold Clocks', '', {
    story: 'A lady came to see a clock. I let her wind it, and she sat down and slept.',
  }),
  guest('Clara Gold RM', 'midwife', '', 'Clara Gold works since 2012 in Leeds.', {
    bio: 'I am a midwife for 36 years, most of them at night.',
    story: 'I wake up at 4h with the phone and a woman asked me for a song. I sang it.',
  }),
]
