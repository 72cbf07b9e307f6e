import { expect, test } from 'vitest'
import { madeProfiles } from '../testing/made-profiles.ts'
import { sampleShow } from '../testing/samples.ts'
import { isAirworthy, toListeners } from './airworthy.ts'
import { draftOffline } from './offline-drafter.ts'
import { saidSentences } from './tidied.ts'

/** What people type into a form besides their answer, and what of it must not be read to listeners. */
const mess: readonly [name: string, typed: (answer: string) => string, unsaid: RegExp][] = [
  ['a web address', (answer) => `${answer} More at https://gold.example/x.`, /gold\.example|More at/u],
  ['an address in brackets', (answer) => answer.replace(/\.$/u, ' (www.gold.com).'), /www|gold/u],
  ['an email address', (answer) => `${answer} Write to me at ana@gold.example.`, /@/u],
  ['a handle', (answer) => `${answer} Follow @anagold for more.`, /@/u],
  ['hashtags', (answer) => `${answer} #blessed #slowlife`, /#/u],
  ['emoji', (answer) => `🔥 ${answer.replace(/\.$/u, ' 😂🙈')}`, /[😂🙈🔥]/u],
  ['a smile', (answer) => answer.replace(/\.$/u, ' :-)'), /:-?\)/u],
  ['a heart', (answer) => `${answer} <3`, /<3/u],
  ['laughter', (answer) => `${answer} (laughs)`, /laughs/u],
  ['stage directions', (answer) => `${answer} *shrugs*`, /\*/u],
  ['a time code', (answer) => `[00:12:30] ${answer}`, /00:12/u],
  ['a clock time in front', (answer) => `12:04 - ${answer}`, /12:04/u],
  ['a dialogue', (answer) => `Q: Why? A: ${answer}`, /Q:|A:/u],
  ['a speaker', (answer) => `Ana: ${answer}`, /Ana: /u],
  ['a label', (answer) => `Answer: ${answer}`, /“Answer:/u],
  ['numbers', (answer) => `1) ${answer} 2) I would do it again.`, /\d\)/u],
  ['letters', (answer) => `a) ${answer} b) I would do it again.`, /\b[ab]\)/u],
  ['laughing letters', (answer) => `${answer} lol`, /\blol\b/u],
  ['shouting', (answer) => `${answer} I WAS SO ANGRY ABOUT IT.`, /ANGRY/u],
  ['a reference', (answer) => `${answer} See above.`, /See above/u],
  ['German', (answer) => `${answer} Das ist mir wirklich sehr wichtig.`, /Das ist/u],
  ['Spanish', (answer) => `${answer} Eso es lo que más me gusta de mi trabajo.`, /Eso/u],
  ['French', (answer) => `${answer} C’est la vie que nous avons choisie.`, /choisie/u],
  ['Polish', (answer) => `${answer} Tak już jest w życiu i nic nie zrobisz.`, /Tak/u],
  ['shorthand', (answer) => answer.replace(/\.$/u, ' w/ my wife and ppl liked it.'), /w\/|ppl/u],
  ['Markdown', (answer) => `**${answer.replace(/ (\w+)/u, ' _$1_')}**`, /[*_]/u],
  ['HTML', (answer) => `<p>${answer.replace(/\.$/u, ' &amp; that was it.')}</p>`, /[<>]|&amp/u],
  ['arrows', (answer) => `${answer} Bread -> butter -> joy.`, /->/u],
  ['an equation', (answer) => `${answer} Bread = life.`, /=/u],
  ['a list that goes on', (answer) => `${answer} Flour, water, salt etc.`, /etc/u],
  ['a half sentence', (answer) => `${answer} And then I`, /then I[.”]/u],
  ['a sentence that breaks off', (answer) => `${answer} It was dark, so…`, /so…/u],
  ['kisses', (answer) => `${answer} xx`, /\bxx/u],
  ['thanks', (answer) => `${answer} thx for having me!!`, /thx/u],
  ['words to the host', (answer) => `${answer} Feel free to cut this.`, /cut this/u],
  ['a wish', (answer) => `${answer} (Please don’t use my husband’s name)`, /husband’s name/u],
  ['a doubt', (answer) => `${answer} Not sure if this is what you want?`, /what you want/u],
  ['praise', (answer) => `Great question! ${answer}`, /Great question/u],
  ['thinking', (answer) => `Hmm, let me think. ${answer}`, /let me think/u],
  ['a telephone number', (answer) => `${answer} Call me on 07700 900123.`, /07700/u],
  ['a word twice', (answer) => `${answer} It was the the best day.`, /the the/u],
  ['slips', (answer) => `${answer} I should of known, it was better then bread.`, /should of|better then/u],
  ['no apostrophes', (answer) => `${answer} I didnt know and couldnt ask.`, /didnt|couldnt/u],
  ['letters of a trade', (answer) => `${answer} The DSEAR rules and our KPIs came in.`, /DSEAR|KPI/u],
  ['marks around it', (answer) => `"${answer}"`, /“[‘"’]/u],
  ['a second language', (answer) => `${answer} I am agree with my wife.`, /am agree/u],
]

const questions = [
  'What do you do all day?',
  'Tell us about a day you won’t forget',
  'Song to walk out to?',
  'Best story?',
  'Any advice for beginners?',
  'Random fact',
  'What are you proud of?',
]

const { signatureStatement } = sampleShow.contentStyles
const silent = { enabled: false, text: null }
const show = {
  ...sampleShow,
  contentStyles: {
    ...sampleShow.contentStyles,
    introductionStyle: 'professional' as const,
    signatureStatement: { ...signatureStatement, atStart: silent, atEndOfIntro: silent },
  },
}

const introduction = (question: string, answer: string) =>
  draftOffline({
    type: 'introduction',
    show,
    guest: {
      name: 'Ruth Gold',
      title: 'Baker',
      company: null,
      bio: null,
      expertise: [],
      social: null,
      socialLinks: { linkedin: null, website: null },
      asked: [{ id: 'q1', question }],
      responses: { q1: answer },
    },
    patterns: [],
    instructions: null,
  }).content

const answers = madeProfiles.flatMap(({ story, advice, fact }) => [story, advice, fact]).filter(Boolean)

const isWhole = Boolean(process.env['CUEROOM_ENDURE'])
/** Each answer to one question in turn; `CUEROOM_ENDURE` gives twice as many to all of them, which is five thousand introductions. */
const questionsTo = (place: number) => (isWhole ? questions : [questions[place % questions.length]!])

test.each(mess)('%s is not read to listeners, whatever was asked', (_, typed, unsaid) => {
  const some = answers.filter((_answer, at) => at % (isWhole ? 6 : 12) === 0)
  const leaks = some.flatMap((answer, place) =>
    questionsTo(place)
      .map((question) => introduction(question, typed(answer)))
      .filter((text) => unsaid.test(text)),
  )
  expect(leaks).toEqual([])
})

test('of the answers people give without any of it nearly all can be read', () => {
  const read = answers.filter((answer) => isAirworthy(saidSentences(answer)))
  expect(read.length).toBeGreaterThan(answers.length * 0.95)
})

test('what is said to the host before and after an answer is left off', () => {
  const said = ['Great question!', 'I sold the boat.', 'It was the right day.', 'Feel free to cut this.']
  expect(toListeners(said)).toEqual(['I sold the boat.', 'It was the right day.'])
})
