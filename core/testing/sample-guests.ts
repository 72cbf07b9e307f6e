import type { EpisodeStatus, NewGuest } from '../guests/guest.ts'
import type { Answers } from '../questionnaires/questionnaire.ts'

/** A made-up guest as plain data: what a host typed, what the guest answered, when the recording is. */
export interface SampleGuest {
  /** Names the guest in tests and stories. */
  slug: string
  /** Drawn picture in `photos/`, without extension; null for a guest who shows initials. */
  photo: string | null
  guest: NewGuest
  /** By the ids of the default questionnaire; empty when the guest has not answered. */
  responses: Answers
  /** Days before the world's "now" at which the answers came in; null without answers. */
  answeredDaysAgo: number | null
  status: EpisodeStatus
  /** The recording: days from now (negative is past), local time and IANA zone. */
  interview: { inDays: number; at: string; timeZone: string } | null
}

const consent = ['Yes, you may record and publish our conversation']

export const sampleGuests: SampleGuest[] = [
  {
    slug: 'maya-okafor',
    photo: 'maya-okafor',
    guest: {
      name: 'Maya Okafor',
      title: 'Marine biologist',
      company: 'Blue Shelf Institute',
      email: 'maya.okafor@blueshelf.example',
      phone: '+27 21 555 0148',
      bio: 'Maya Okafor studies how kelp forests recover after heat waves. She has led the long-term dive survey at the Blue Shelf Institute since 2014 and trains volunteer divers along the coast of the Western Cape. Her field guide to kelp is used in forty schools.',
      expertise: ['Kelp forests', 'Citizen science', 'Scientific diving'],
      social: '@mayaunderwater',
      socialLinks: {
        linkedin: 'https://linkedin.example/in/maya-okafor',
        website: 'https://blueshelf.example/kelp',
      },
    },
    responses: {
      bio: 'I am a marine biologist who counts things under water for a living. For twelve years I have gone back to the same nine reefs every month, in every weather, and written down what I see.',
      expertise: 'Kelp forests\nCitizen science\nLong-term monitoring',
      topics:
        'Why the most useful science is often the most boring. I would love to talk about what you learn by looking at one place for ten years, and how to keep people motivated when nothing seems to happen.',
      story:
        'In 2016 a heat wave killed almost everything on reef number four. I surfaced and cried into my mask. The head of the station, who was close to retirement, told me to go back down the next day and count the bare rock, because nobody had ever done that. That count became the first line of a recovery curve that people now use on three continents.',
      misconception:
        'People think that nature either needs rescuing or is doomed. Mostly it needs to be left alone in the right place for long enough, and somebody needs to measure it so that the place stays protected.',
      advice: 'Write it down the same day. Your memory will make the data prettier than it was.',
      'audience-takeaway': 'That patience is a method and not a mood. You can plan it, fund it and teach it.',
      'fun-fact':
        'I was afraid of deep water until I was twenty-three, and I still sing in my regulator when it gets dark.',
      pronunciation: 'MY-ah oh-KAH-for',
      links: 'https://blueshelf.example/kelp\nhttps://divelog.example/maya',
      promote:
        'Our volunteer season opens in February, and nobody needs to be able to dive to help with sorting photographs.',
      consent,
    },
    answeredDaysAgo: 9,
    status: 'upcoming',
    interview: { inDays: 3, at: '15:00', timeZone: 'Africa/Johannesburg' },
  },
  {
    slug: 'soren-ostergaard',
    photo: 'soren-ostergaard',
    guest: {
      name: 'Søren Østergaard',
      title: 'Clockmaker',
      company: 'Østergaard & Datter',
      email: 'soren@ostergaard.example',
      bio: 'Søren Østergaard repairs tower clocks in Denmark and southern Sweden. He learned the trade from his grandmother and runs the workshop in Svendborg with his daughter Asta. He has wound the same parish clock every Saturday since 1998.',
      expertise: ['Tower clocks', 'Apprenticeship', 'Repair'],
      social: null,
      socialLinks: { website: 'https://ostergaard.example' },
    },
    responses: {
      bio: 'I mend clocks that are larger than a car and older than most of the countries on the map. My working day is half climbing stairs. In winter the oil goes stiff and I go slower, and that is how I learned most of what I know.',
      expertise: 'Tower clocks\nTeaching apprentices\nWorking with old metal',
      topics:
        'I want to talk about the difference between repairing and restoring. And about what it means to hand a workshop to your child when the child is better than you.',
      story:
        'When I was nineteen I polished a set of brass wheels until they shone. My grandmother looked at them for a long time and said that I had just removed the handwriting of four people. She meant the file marks. I have not polished a wheel since, and I read the marks now as other people read letters.',
      misconception:
        'That precision is the point. A tower clock that is two minutes late but runs for two hundred years has done more for the town than a perfect one that stands still.',
      advice: 'Leave the screw for the next person to find.',
      'audience-takeaway':
        'Think of one thing you own that somebody could still repair when you are gone. If there is nothing, start there.',
      'fun-fact': 'I do not wear a watch, because I would spend the day listening to it.',
      pronunciation: 'SUR-en UH-ster-gor',
      links: 'https://ostergaard.example',
      promote: 'We take one apprentice every third year. The next place opens in August.',
      consent,
    },
    answeredDaysAgo: 41,
    status: 'completed',
    interview: { inDays: -20, at: '10:30', timeZone: 'Europe/Copenhagen' },
  },
  {
    slug: 'yamada-misaki',
    photo: 'yamada-misaki',
    guest: {
      name: '山田 美咲',
      title: 'Tea farmer and potter',
      company: 'Hoshino Terraces',
      email: 'misaki@hoshino-terraces.example',
      expertise: ['Tea', 'Ceramics', 'Mountain farming'],
      socialLinks: { website: 'https://hoshino-terraces.example' },
    },
    responses: {
      bio: 'I grow tea on eleven terraces in the hills of Fukuoka and make the bowls that people drink it from. My family has done the first for five generations. The second is my own fault.',
      topics:
        'How the same leaf tastes different from a different bowl, and why we stopped using machines on the upper terraces.',
      story:
        'After university I worked in Osaka for six years and came home only for the harvest. One spring my father put a bowl I had made in school in front of a buyer, without telling me. The buyer ordered the tea and forty bowls. I gave notice the same evening.',
      misconception:
        'Most people believe that good tea needs hotter water and more ceremony. It needs cooler water and more attention.',
      advice: 'Throw away the first three bowls of the day. They only warm the hands.',
      'audience-takeaway': 'Make one small thing every day that nobody ordered.',
      'fun-fact': 'My favourite drink at breakfast is instant coffee.',
      pronunciation: 'yah-MAH-dah mee-SAH-kee, family name first',
      links: 'https://hoshino-terraces.example',
      consent,
    },
    answeredDaysAgo: 6,
    status: 'upcoming',
    interview: { inDays: 10, at: '18:00', timeZone: 'Asia/Tokyo' },
  },
  {
    slug: 'solveig',
    photo: 'solveig',
    guest: {
      name: 'Sólveig',
      title: 'Singer and collector of work songs',
      email: 'hello@solveig.example',
      phone: '+298 555 019',
      bio: 'Sólveig collects the songs that people sing while they work and performs them with the people who still know them.',
      expertise: ['Folk song', 'Field recording'],
      social: '@solveig.sings, facebook.example/solveigsings',
      socialLinks: {},
    },
    responses: {
      bio: 'I carry a small recorder to places where people used to sing: wool sheds, harbours, laundries. Then I learn what I am given and sing it back to them.',
      expertise: 'Work songs; field recording; singing in groups',
      topics: 'What happens to a song when the work it belonged to is gone.',
      story:
        'A woman of ninety-one stopped me in the middle of a verse and said that I sang it like somebody with central heating. We went out to the shore in the wind, and she made me sing it again until I was cold enough. It was the best lesson I have ever had.',
      'fun-fact': 'I have one name on my passport, which makes every online form an adventure.',
      pronunciation: 'SOHL-vay',
      consent,
    },
    answeredDaysAgo: 15,
    status: 'unscheduled',
    interview: null,
  },
  {
    slug: 'maria-jose-etxeberria',
    photo: 'maria-jose-etxeberria',
    guest: {
      name: 'María-José de la Cruz Etxeberria Goikoetxea',
      title: 'Head of mountain medicine',
      company: 'Refugio Norte Rescue',
      email: 'mj.etxeberria@refugionorte.example',
      phone: '+34 974 555 061',
      bio: 'María-José de la Cruz Etxeberria Goikoetxea is an emergency physician who has worked with rescue teams in the Pyrenees for eighteen years. She teaches decision-making under pressure to medical students in Zaragoza. Before medicine she raced skis for three winters.',
      expertise: ['Emergency medicine', 'Avalanche rescue', 'Decision-making under pressure'],
      social: '@mjrescue',
      socialLinks: {
        linkedin: 'https://linkedin.example/in/mj-etxeberria',
        website: 'https://refugionorte.example/medicine',
      },
    },
    responses: {
      bio: 'I am a doctor who gets to work by helicopter and goes home on foot. Most of my patients were having a very good day until ten minutes before we met.',
      expertise: 'Avalanche medicine\nTriage\nTeaching calm',
      topics:
        'How a team decides when there is no time, no signal and no right answer. I would also like to talk about turning back, which is the hardest skill to teach.',
      story:
        'In my second winter we turned back two hundred metres below a climber because the slope was loading. I was sure that we had left him to die. He walked into the hut at four in the morning, and the slope came down at five. I stopped believing that courage and judgment are the same thing.',
      misconception:
        'Everybody imagines that rescue is about strength and speed. It is mostly about not becoming the second accident. The best teams I know are slow for the first three minutes.',
      advice:
        'Decide at breakfast what would make you turn around. On the summit you will be a worse person than you are now.',
      'audience-takeaway':
        'You can practise staying calm. It is not a talent, it is a checklist that you have used when nothing was wrong.',
      'fun-fact': 'I knit on the helicopter, and half of the rescue team wears my hats.',
      pronunciation: 'mah-REE-ah ho-SEH eh-cheh-beh-REE-ah',
      links: 'https://refugionorte.example/medicine',
      promote: 'Our winter safety course is free for anyone under twenty-five.',
      consent,
    },
    answeredDaysAgo: 4,
    status: 'upcoming',
    interview: { inDays: 17, at: '09:00', timeZone: 'Europe/Madrid' },
  },
  {
    slug: 'tendai-moyo',
    photo: 'tendai-moyo',
    guest: {
      name: 'Tendai Moyo',
      title: 'Co-founder and CTO',
      company: 'Msika Pay',
      email: 'tendai@msikapay.example',
      bio: 'Tendai Moyo builds payment systems for open-air markets in Harare and Bulawayo. Msika Pay works on phones without data and settles every trade before the market closes.',
      expertise: ['Payments', 'Offline-first software', 'Informal markets'],
      social: '@tendaibuilds',
      socialLinks: {
        linkedin: 'https://linkedin.example/in/tendai-moyo',
        website: 'https://msikapay.example',
      },
    },
    responses: {
      topics:
        'Designing for people who have no reason to trust you yet. Why we write software on the oldest phone we can find.',
      story:
        'We launched with an app that nobody opened. I spent a month selling tomatoes next to my aunt, and on the third day I understood that her ledger was better than ours. We deleted eighteen months of code and copied the ledger.',
      misconception:
        'That people in informal markets need to be taught about money. They run a business with no margin for error every day.',
      advice: 'Ship to your aunt first.',
      links: 'https://msikapay.example',
      consent,
    },
    answeredDaysAgo: 2,
    status: 'unscheduled',
    interview: null,
  },
  {
    slug: 'nguyen-thi-minh-anh',
    photo: 'nguyen-thi-minh-anh',
    guest: {
      name: 'Nguyễn Thị Minh Anh',
      title: 'Architect',
      company: 'Ngõ Studio',
      email: 'minhanh@ngostudio.example',
      bio: 'Nguyễn Thị Minh Anh designs narrow houses in Hanoi and has measured more than three hundred alleys by hand.',
      expertise: ['Housing', 'Urban density'],
      socialLinks: { website: 'https://ngostudio.example' },
    },
    responses: {
      bio: 'Architect of small houses. I draw with a pencil and argue with sunlight.',
      topics: 'Living well in three metres of width. What alleys know about neighbours that planners forget.',
      misconception: 'Density is not the problem. Bad stairs are the problem.',
      'audience-takeaway': 'Measure the room you are sitting in. You will never see it the same way again.',
      pronunciation: 'nwin tee min an',
      consent,
    },
    answeredDaysAgo: 60,
    status: 'completed',
    interview: { inDays: -45, at: '16:00', timeZone: 'Asia/Ho_Chi_Minh' },
  },
  {
    slug: 'lakshmi-venkataraman',
    photo: 'lakshmi-venkataraman',
    guest: {
      name: 'Lakshmi Venkataraman',
      title: 'Seed bank curator',
      company: 'Nilgiri Seed Trust',
      email: 'lakshmi@nilgiriseed.example',
      bio: 'Lakshmi Venkataraman keeps eleven hundred varieties of millet and rice alive by growing each of them every four years. She began with nine jars in her grandmother’s kitchen and works with two hundred farmers in Tamil Nadu and Kerala. The records fill forty notebooks in four languages.',
      expertise: ['Seed saving', 'Millets', 'Botany'],
      social: null,
      socialLinks: { website: 'https://nilgiriseed.example' },
    },
    responses: {
      bio: 'I am a librarian whose books have to be planted before they fall apart. We lend seed to farmers, and they return twice the amount after the harvest. In twenty years we have lost nine varieties and found thirty-one that everybody thought were gone.',
      expertise: 'Seed saving\nMillets\nRunning a lending library without fines',
      topics:
        'I would like to talk about keeping things alive by using them. Also about record keeping, which is the romantic part of my work that nobody believes.',
      story:
        'A farmer named Selvi brought me a jar that her mother had hidden during a drought. She had been told to eat it only if everything else failed. We planted eleven seeds, and three came up. Two years later it was the only millet on our slope that survived the late rain. I understood then that the collection is not ours, we only do the paperwork.',
      misconception:
        'That a seed bank is a freezer. A freezer is a photograph of a seed. A field is the seed itself, learning what the weather is like now.',
      advice: 'Label everything twice, once for yourself and once for somebody who has never met you.',
      'audience-takeaway': 'Whatever you want to keep, give half of it away.',
      'fun-fact': 'I have never managed to keep a house plant alive for longer than a year.',
      pronunciation: 'LUKSH-mee ven-KAH-tah-rah-mun',
      links: 'https://nilgiriseed.example',
      promote: 'The open catalogue goes online in spring, with a field notebook that anyone can print.',
      consent,
    },
    answeredDaysAgo: 12,
    status: 'unscheduled',
    interview: null,
  },
  {
    slug: 'layla-haddad',
    photo: 'layla-haddad',
    guest: {
      name: 'ليلى حداد',
      title: 'Type designer',
      company: 'Qalam Foundry',
      email: 'layla@qalamfoundry.example',
      expertise: ['Type design', 'Arabic calligraphy'],
      socialLinks: { website: 'https://qalamfoundry.example' },
    },
    responses: {
      bio: 'I draw Arabic letters for screens. Born in Tripoli, Lebanon, working between Beirut and The Hague.',
      topics: 'How a script that flows learns to live on a grid.',
      story:
        'My grandfather painted shop signs. When his hands began to shake he asked me to draw one letter for him, and then the next one. I have been finishing that sign for fifteen years.',
      pronunciation: 'LAY-la had-DAHD',
      consent,
    },
    answeredDaysAgo: 1,
    status: 'unscheduled',
    interview: null,
  },
  {
    slug: 'oskar-wisniewski',
    photo: null,
    guest: {
      name: 'Oskar Wiśniewski',
      title: 'Miller',
      company: 'Młyn nad Rzeką',
      email: 'oskar@mlyn.example',
      expertise: ['Stone milling', 'Old grain'],
      socialLinks: {},
    },
    responses: {
      topics: 'flour, mostly',
      advice: 'Buy less flour and buy it more often',
      consent,
    },
    answeredDaysAgo: 22,
    status: 'completed',
    interview: { inDays: -8, at: '11:00', timeZone: 'Europe/Warsaw' },
  },
  {
    slug: 'priscilla-oneill-baptiste',
    photo: 'priscilla-oneill-baptiste',
    guest: {
      name: "Dr. Priscilla O'Neill-Baptiste",
      title: 'Professor of sleep medicine',
      company: 'University of Port Meridian',
      email: 'p.oneill-baptiste@portmeridian.example',
      phone: '+1 868 555 0117',
      bio: "Dr. Priscilla O'Neill-Baptiste runs a sleep laboratory that studies night-shift workers in hospitals and bakeries. She has followed the same four hundred people for sixteen years. The laboratory opens at nine in the evening, when the people it studies begin their day.",
      expertise: ['Sleep medicine', 'Shift work', 'Long-term studies'],
      social: 'linkedin.example/in/oneill-baptiste',
      socialLinks: { linkedin: 'https://linkedin.example/in/oneill-baptiste' },
    },
    responses: {
      bio: 'I study what the night does to people who work in it. I grew up above a bakery, so the question found me early.',
      expertise: 'Sleep medicine\nShift work\nLong-term studies',
      topics:
        'What night workers have taught me that I could not have learned in a laboratory. And how we changed one hospital rota with nothing but a coloured pencil.',
      story:
        'My father baked from two in the morning for thirty-four years. When he retired he could not sleep at night, and the doctor told him to relax. I was a medical student then. I went through every study I could find and there were none about people like him, so I changed my subject in the last week before the deadline.',
      misconception:
        'People say that you can catch up on sleep at the weekend. You can repay a little of the tiredness, but the body keeps its own accounts and they do not close on Sunday.',
      advice:
        'Protect the hour before sleep as if it belonged to somebody you love. Most people hand it to a screen.',
      'audience-takeaway':
        'If somebody in your house works nights, the kindest thing you can do is to be quiet at noon.',
      'fun-fact': 'I can still shape sixty rolls in nine minutes.',
      pronunciation: 'pruh-SILL-uh oh-NEEL bah-TEEST',
      links: 'https://portmeridian.example/sleep',
      promote: 'Our short guide for night workers is free, and it is written with the people who took part.',
      consent,
    },
    answeredDaysAgo: 33,
    status: 'completed',
    interview: { inDays: -13, at: '14:00', timeZone: 'America/Port_of_Spain' },
  },
  {
    slug: 'ruth-abernathy',
    photo: null,
    guest: { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.org' },
    responses: {},
    answeredDaysAgo: null,
    status: 'unscheduled',
    interview: null,
  },
]
