import type { Cue } from '../transcripts/cue.ts'

/** The recorded episode of the sample show that has a transcript. */
export const sampleRecorded = 'Oskar Wiśniewski'

const lines: [start: number, speaker: string, text: string][] = [
  [
    0,
    'Ines',
    'Put the kettle on. We are in no hurry here. My guest today is Oskar Wiśniewski, who mills flour.',
  ],
  [9, 'Oskar', 'Good day. The mill is running, so you will hear the river under everything I say.'],
  [18, 'Ines', 'Tell me about your day. What did you do before our call?'],
  [
    24,
    'Oskar',
    'I got up in the dark and listened. A stone mill tells you how it feels before you see any flour. Today the bearing sounded dry, so I greased it and had my tea.',
  ],
  [41, 'Oskar', 'Then I put my hand under the spout. If the flour is warm, the stones are too close.'],
  [52, 'Ines', 'Warm flour is a bad sign?'],
  [
    55,
    'Oskar',
    'It has lost its smell. My grandfather said that you can mill fast or you can mill rye, and he was right about the rye.',
  ],
  [68, 'Ines', "Let's go back to the beginning. How does a bookkeeper become a miller?"],
  [
    77,
    'Oskar',
    'By accident. I was a bookkeeper in Poznań for nine years. The mill was my grandfather’s, and after his death nobody wanted it. I came for a weekend to sell it.',
  ],
  [92, 'Ines', 'And you stayed.'],
  [
    94,
    'Oskar',
    'A baker knocked on the door with an empty sack. He had bought here for thirty years and did not know what else to do on a Friday. I milled him twenty kilos, very badly, and he came back.',
  ],
  [112, 'Oskar', 'It took me three years to mill flour that I was not ashamed of.'],
  [121, 'Ines', 'Three years. What can no book teach a miller?'],
  [
    129,
    'Oskar',
    'How to dress a stone. You cut the furrows with a chisel, every few weeks, for two days on your knees. A book shows you the pattern. It cannot show you how hard to hit.',
  ],
  [
    147,
    'Oskar',
    'My teacher was eighty-four and nearly blind. He ran his thumb over my work and said: again.',
  ],
  [158, 'Ines', 'How often did he say it?'],
  [160, 'Oskar', 'Until the spring. Then one day he said nothing, and I knew that this was praise.'],
  [171, 'Ines', 'You mill old grain that hardly anybody grows. Why is old grain worth the trouble?'],
  [
    180,
    'Oskar',
    'An old rye grows taller than you are and gives half as much. But it needs no spraying on our poor sand, and it tastes of something. Some farmers grow this rye for me now. In my first year there was one.',
  ],
  [198, 'Oskar', 'I pay them before the harvest. If the hail comes, we are all poor together.'],
  [207, 'Ines', 'Is that a business, or is it a friendship?'],
  [
    211,
    'Oskar',
    'It is bookkeeping. I did it for nine years. The most expensive grain is the grain that nobody wants to grow for you.',
  ],
  [222, 'Ines', 'We always end with something to try. What should a listener do differently with flour?'],
  [
    229,
    'Oskar',
    "Flour isn't a powder, it's fresh food. Buy less of it and buy it more often. Open the bag and smell it. If it smells of nothing, bake quickly or do not bake.",
  ],
  [244, 'Oskar', 'You can see how we mill, and when the doors are open, at mlyn.example.'],
  [252, 'Ines', 'Thank you, Oskar. Let us take our time, and see you next week.'],
]

/** Four minutes about flour: the talk of an episode of the sample show. */
export const sampleConversation: Cue[] = lines.map(([start, speaker, text], place) => ({
  start,
  end: lines[place + 1]?.[0] ?? 257,
  speaker,
  text,
}))
