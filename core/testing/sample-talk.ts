import { transcriptOf } from './sample-transcript.ts'

/** A talk of six minutes about four subjects. */
export const sampleTalk = transcriptOf([
  [
    0,
    'Ben',
    "Welcome back to Tidewater. I'm Ben Lee, and today I'm on the pier with Maya Okafor, who counts kelp for a living.",
  ],
  [11, 'Maya', 'Thanks for having me. I count, I dive, and then I count again. It is a very glamorous life.'],
  [20, 'Ben', 'How did a girl from Lagos end up under a pier in Cape Town?'],
  [
    26,
    'Maya',
    'My aunt had a fishing boat, and I was terrified of the water until I was eleven. She made me hold the rope for the divers. One day I let go of the rope and jumped in after them.',
  ],
  [
    43,
    'Maya',
    'I never really came back out. I studied biology in Durban, and my first job was to scrub the diving gear of people who had better jobs.',
  ],
  [57, 'Ben', 'And your aunt, does she still fish?'],
  [61, 'Maya', 'She is eighty-one and she still yells at the weather every morning.'],
  [
    70,
    'Ben',
    "Let's talk about the forests themselves. What does a kelp forest look like after a heat wave?",
  ],
  [
    78,
    'Maya',
    'It looks like a bare parking lot. In the heat wave of 2016 we lost almost nine tenths of the kelp forest at our survey site in six weeks.',
  ],
  [
    92,
    'Maya',
    'The kelp stops growing when the water stays above eighteen degrees. Then the sea urchins arrive, and urchins eat everything that is left.',
  ],
  [107, 'Ben', 'So the urchins are the villains here.'],
  [
    111,
    'Maya',
    'People love a villain. But urchins are only a problem when nobody eats the urchins. A kelp forest with enough rock lobsters can survive a heat wave, because lobsters eat urchins all night.',
  ],
  [
    127,
    'Maya',
    'What people get wrong is that a kelp forest is not slow like a forest on land. Kelp grows fifty centimetres a day when the water is cold.',
  ],
  [141, 'Ben', "Fifty centimetres a day? That's my whole forearm."],
  [
    147,
    'Maya',
    'You can almost hear it grow. Three springs after the heat wave the kelp forest was back, and nobody could tell you why it came back at our site and not at the next one.',
  ],
  [164, 'Ben', 'Where did you look for the answer?'],
  [
    169,
    'Maya',
    'In the temperature records. We put forty cheap sensors on the sea floor, and the sensors showed cold water that wells up at exactly our site.',
  ],
  [
    184,
    'Ben',
    'You train volunteers to dive for the survey. How do you train a volunteer who has never counted anything under water?',
  ],
  [
    194,
    'Maya',
    'We start in a swimming pool with plastic plants. A volunteer swims along a tape and counts the plastic plants, and then swims back and counts again.',
  ],
  [
    208,
    'Maya',
    'If the two counts agree, the volunteer is ready for the ocean. If they do not agree, we have tea and try again. Every volunteer fails the first time.',
  ],
  [222, 'Ben', 'How many volunteers have you trained by now?'],
  [
    226,
    'Maya',
    'Three hundred and twelve volunteers, from a retired judge to a girl of sixteen. The judge is our most careful volunteer, of course.',
  ],
  [
    240,
    'Maya',
    'Citizen science works when you trust people with the boring part. The boring part is where the science is.',
  ],
  [251, 'Ben', 'I want to put that on a mug. What do the schools get out of it?'],
  [
    258,
    'Maya',
    'Forty schools use our field guide. The pupils send us photographs from the beach, and the photographs tell us which kelp washes up where after a storm.',
  ],
  [
    272,
    'Maya',
    'One class found a kelp species on their beach that nobody had seen south of Namibia before. They were nine years old. You can see their photographs at blueshelf.example/kelp.',
  ],
  [288, 'Ben', 'If a listener wants to do something about kelp this week, what should they do?'],
  [
    295,
    'Maya',
    'Eat less lobster, honestly. The lobsters are worth more to the kelp alive. And write to the city about the storm drains, because the drains carry the heat of the streets into the bay.',
  ],
  [
    311,
    'Maya',
    'You can also adopt a sensor. It costs less than a pair of shoes, and you get a letter from your sensor every month.',
  ],
  [322, 'Ben', "A letter from a sensor. I'm in. Where do people find you?"],
  [
    328,
    'Maya',
    'Everything is at blueshelf.example, and my aunt sells fish at the harbour on Saturdays. She will tell you better stories than I do.',
  ],
  [340, 'Ben', 'Maya Okafor, thank you for taking us under the pier.'],
  [345, 'Maya', 'Thank you, Ben. Next time you dive.'],
])
