import { wordCount } from '../text/word-count.ts'
import { isProper } from './proper-words.ts'

const silentH = /^(hour|honest|honou?r|heir)/i
const consonantSound = /^(uni([^nm]|$)|unic|unif|us(e|u|a)|ut(e|i|o)|eu|ewe|one\b|once\b|ouija|u[bk][iu])/i
const spelledOutVowel = /^[AEFHILMNORSX]$/

/** Read letter by letter: MBA, UX, SEO, R&D. Longer capitals are taken for words. */
const isSpelledOut = (word: string) => /^[A-Z][A-Z&]{0,3}s?$/.test(word)

const soundsLikeVowel = (phrase: string) => {
  const word = phrase.split(/[\s-]/u)[0] ?? ''
  if (/^\d/.test(word)) return /^(8|11(\D|$)|18(\D|$))/.test(word)
  if (isSpelledOut(word) && (word.length > 1 || phrase.startsWith(`${word}-`)))
    return spelledOutVowel.test(word.charAt(0))
  if (silentH.test(word)) return true
  if (consonantSound.test(word)) return false
  return /^[aeiouáàâäãåæéèêëíìîïóòôöõøœúùûü]/i.test(word)
}

/** "a" or "an" in front of the phrase, by the sound of its first word. */
export const withArticle = (phrase: string) => `${soundsLikeVowel(phrase.trim()) ? 'an' : 'a'} ${phrase}`

/** "a, b and c". Items that hold a comma or an "and" themselves are set apart by semicolons. */
export const listed = (items: string[], last: 'and' | 'or' = 'and') => {
  if (items.length < 2) return items.join('')
  const compound = items.some((item) => item.includes(','))
  const [separator, final] = compound ? ['; ', `; ${last} `] : [', ', ` ${last} `]
  return items.slice(0, -1).join(separator) + final + items.at(-1)
}

/** Words of a subject that can be one of several before an "and". */
const shortSubject = 4

/** "going home afterwards": after what was named before. */
const refersBack = /(?<!\p{L})(?:afterwards?|after that|them|it(?![’']))(?!\p{L})/u

/** Subjects as one hears them: "naps, and what half a brain can do", the longest last, because what follows would seem a part of it. */
export function listedAloud(subjects: string[]): string {
  const isPlain = subjects.every(
    (one) =>
      !one.includes(',') &&
      !/\b(?:and|that|who|which)\b|^(?:how|why|what|where|when|who|which|whether)\b|^\p{Ll}{2,}ing \p{L}/u.test(
        one,
      ) &&
      wordCount(one) <= shortSubject,
  )
  if (isPlain) return listed(subjects)
  const isBound = subjects.slice(1).some((one) => refersBack.test(one))
  const byLength = isBound ? subjects : subjects.toSorted((a, b) => wordCount(a) - wordCount(b))
  const others = byLength.slice(0, -1)
  return [...others, others.length > 0 ? `and ${byLength.at(-1)}` : byLength[0]].join(', ')
}

/** What follows "about": a place or a person is no kind of what comes before it, as in "smell and Morocco". */
export function aboutEach(subjects: string[]): string {
  const isName = (subject: string) => subject.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const names = subjects.filter(isName)
  const things = subjects.filter((one) => !isName(one))
  return names.length > 0 && things.length > 0
    ? `${listedAloud(things)}, and about ${listedAloud(names)}`
    : listedAloud(subjects)
}

export const possessive = (name: string) => `${name}’s`

/** "The dish" as it follows other words: "the dish" */
export const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('en') + text.slice(1)

export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** The entry of that id; ids are free, so that one may be called like a property every object has. */
export const entryOf = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "one word", "three words", "14 words": small numbers spelled out, the noun in its number. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${smallNumbers[count] ?? count} ${count === 1 ? noun : plural}`

const commonEnding =
  /(tion|sion|ing|acy|ments?|ity|ships?|olog(y|ies)|isms?|graphy|ness|ics|ances?|ences?|tures?|ery|ists?|eers?|itects?|akers?|keepers?|istry|estry|ifery|entry|work(s|ers?)?|craft|smiths?|crats?|cian|phones?|grams?|metry|onomy|therapy|ches|ful|less|ous|(?<!(ab|alt|bal|balt|celt|cel|coptic|ethn|gal|goth|hispan|icelan|islam|nord|olymp|semit|slav))ic)$/
const commonFirstWords = new Set(
  (
    'accessible adult aging ai air airports alpine animal anxiety applied archives art artisan arts artists asylum athletes attention audio autism ' +
    'avalanche avalanches babies baby baking banjo bakery bakers bank barbershops bats beauty bees beer beehives behavior behaviour beekeeper bicycles ' +
    'bikes bird birds birth blacksmith blind boats body boats bones book books border boredom botany brain brand bread breast brewing bridges budget ' +
    'budgets building burnout business butter cake camping cancer capital car carbon care career careers cars cash cattle cello change cheap cheese ' +
    'chess child children chocolate choirs choral church circus cities citizen city civic clay clean client climate clocks cloud coal coastal coffee ' +
    'cold college color colour comedy comics common communal community company compost conflict consumer content contract copper coral corporate ' +
    'corrosion cotton courage court courts creative crime crisis critical crops cross crowd crypto cultural cultural customer cyber dairy dance dark ' +
    'data deaf death debt deep dementia democracy dental dentistry design diabetes diet digital disaster discipline divorce documentary dogs domestic ' +
    'dreams drawing dressage driftwood drones drug drums dry dyslexia early earth economic eggs elder elderly elections electric electronic elephants ' +
    'emergency emotional energy equal equity essays estate ethical ethics everyday evidence executive experimental eyes fabric failure faith family ferry ' +
    'farm farmers farming farms fashion fathers fear feedback ferries fiber fibre fiction field film finance fine fire first fish fishing flood floods flour ' +
    'flowers fog folk food foods football forest forests founder founders free freedom friends friendship fruit funeral funerals fungi furniture future ' +
    'gambling game games garden gardens gender gene genes glaciers glass global goats gold good government grain grassroots green grief group growth ' +
    'guitar gut habits hand handmade handwriting harvest healing health healthy heart heat heritage hens herbs high hip history holistic home homes honey ' +
    'hope horse horses hospice hospital hospitals houses how human humor humour ice identity illness immigrant immigration independent indigenous indoor ' +
    'infant inner insects instant interior international internet invasive inventions inventory islands jazz jewelry jewellery joy juries justice kelp ' +
    'keys kids kindness repair repairs restoration invisible typeface visible useful simple public private common rare modern ancient kitchen knife knitting knots labor labour lace lakes land landscape languages large last law lead learning leather legal letters ' +
    'libraries library life light lighthouses listeners little livestock local locks loneliness long loss love low luck luxury machine magic male manual ' +
    'maps marathon marine market marketing markets marriage mass masculinity material maternal math maths medical medicine medieval memoir memory men ' +
    'menopause mental metal micro middle midwives migrant migrants military milk mindset minimalist mining mixed mobile modern money moss motherhood mothers ' +
    'mountain mountains movement multi murals museum museums mushrooms music musical mystery narrative native natural nature neighborhoods neighbourhoods ' +
    'new news newspapers night nights nonprofit northern nuclear oak ocean oceans off offline oil old older online open opera oral orchards organ organic ' +
    'organs orphans outdoor oyster oysters packaging pain painters paper parents parks party pasta patient peace peer pensions people perfume personal ' +
    'pest pet pets physics pianos pigs plant plants plastic play pleasure podcast podcasts poems poetry poets police policy political pollinators pop ' +
    'popular ports positive postal pottery poultry poverty power pregnancy prisons prison private product productivity products professional property ' +
    'protest psychedelic pub public publishers puppets quality quantum quick quiet quilts race racism radar radical radio rain rare raw real recipes red ' +
    'refugee refugees regulars religion religious remote renewable rents rescue retail retired rhetoric rice risk rituals river rivers road roads robot robots rock rope ' +
    'roses routine rowing rug rural safe safety sailors sales salmon salt satellite satellites scent school schools science scientific scripts sea ' +
    'seaweed second secondary secrets secure security seed seeds self senior sensory sewing sex shame sheep sheepdog sheepdogs shift shipping shoes shops ' +
    'short sign silence silk simple singers single slavery sleep slow small smart snakes snow soap social soft soil solar solo songs soul sound sour sourdough ' +
    'south southern space spatial special speech spiders spirits sports stage stained stamps star stars startup startups state statistics steel stone storm ' +
    'storms stories story strategic street strength stress structural student students stunt subtitles success sugar suicide summer supply surgery sustainable ' +
    'swimming systems tailors tango tattoos tax taxes tea teachers team teams tech teen teenagers teeth television tenants textile textiles theater theatre theft ' +
    'tile tiles timber time tiny tides tools tornadoes touch tower toxic toys trade traditional trails train trains trans transit trauma travel tree trees tribal ' +
    'trial trials trust truth tunnels type typefaces typography unions upcycled urban used user values vegan vegetable vegetables veterans video vintage vinyl ' +
    'violence violins viral virtual vision visual vocal voice voices volcanoes volunteer volunteers voting walking war waste water watches waves weather web ' +
    'weddings weeds weight west western wetlands whales what wheat where why wild wildfires wildlife wind wine winter wolves women wood wool words work ' +
    'workers world wrestling writers yarn yeast young youth zero zines zoos ' +
    'chilli chili tweed drag ' +
    'age aging ageing anger angles answers arguments attics ballet ballads barns basketball beekeeping beds bells benches berries betrayal bingo biology ' +
    'birdsong borders bosses bowls boxes boxing breath breathing brick bricks broth bugs burial buses calm candles cards caves charity chemistry choice ' +
    'cinema citizenship clarity cloth clowns coasts cod commas compost computing consent copy corals corners country crafts crew cricket crowds cruelty ' +
    'curiosity decay deserts desire despair dialects dinner dirt divers doors doubt drafts drama drought drowning dust dyes echoes electricity embroidery ' +
    'empathy envy epidemics error escape exile eyesight fame famine feet fences fencing fights figs finishing fires flags flamenco flight focus foraging ' +
    'forgiveness form formulas fossils freight frescoes frogs frost fuel fur gaps gates genealogy geography geology geometry ghosts gifts glaze glue gossip ' +
    'grammar graves gravity guilt gymnastics hair hammers hats heights heroes hiking hills hockey honesty hunger husbands hygiene icons ignorance immunity ' +
    'ink instinct insulin insurance iron irrigation jokes journeys judgment judo juggling karate kidneys kilns kites ladders lamps laughter laws lettering ' +
    'lies litter logic logistics logs looms loss lullabies lungs lying magnets mail malaria manners marble masks mathematics meals meat mechanics memories ' +
    'menus mercy mice migration mime mirrors mistakes mud muscle myths names navigation needles nests noise nostalgia nutrition nuts obituaries opera ' +
    'optics outrage ovens owls packing paint panic parenting parking parrots patience patterns peat penguins perception permission persistence pests ' +
    'philosophy pickles pilgrims pipes plague planets plumbing poison pollen porcelain posture potatoes powder prayer precision premium price pride ' +
    'printmaking promises pronunciation proof protein psychology punctuation puns puzzles queues quitting rage rails reading recess recovery reefs regret ' +
    'rejection relief repetition rest revenge rhythm ribbons rice rigging ritual rockets roofs roots rot royalty rubber rubbish rugby ruins rules rye ' +
    'saddles sand sandwiches sawdust scale scars scenery sculpture scurvy seals seasons sewers shade shadows ships shovels signage signs siblings ' +
    'skateboarding skin sky slang smoke soccer socks solitude sorrow soup spices sponges squirrels stains stairs stitching storage strangers strategy straw ' +
    'strikes string stubbornness stuttering surfing survival sweat swells swords symmetry syntax tape teamwork tears telescopes tempo tension tents ' +
    'termites thread thrift toast toilets tolls tombs topology torture traffic translation trash trauma trouble trucks trucking trust turtles twins typing ' +
    'ultrasound uncertainty uniforms upholstery urgency vaccines vanity vertigo villages vinegar viruses vowels wages waiting walls warnings wax wayfinding ' +
    'wells whisky whiskey wigs wiring witches woodwork wordplay worms worry wounds yoga zebras zydeco ' +
    'a an and the my our your their his her its this that these those who when which whether ' +
    'assistant associate chef chief clinical co coach cook deputy executive general head host lead managing nurse principal vice research staff ' +
    'perfumer locksmith paramedic midwife shepherd pilot sailor captain judge janitor diver ranger guide miner surgeon monk nun priest rabbi imam pastor'
  ).split(' '),
)

/** Hardly any name of one word ends like several things. */
const plural = /^\p{Ll}{3,}(?<![aious'’])s$/u

/**
 * The phrase as used inside a sentence: "Coral restoration" becomes "coral restoration". A first word that may
 * be a name (Python, Tokyo) keeps its capital: better an odd capital than a name spelled wrong. `written` is other
 * text of the same author, where the word's own spelling can be seen.
 */
export const inSentence = (phrase: string, written = '') => {
  const [first = '', ...rest] = phrase.split(' ')
  const isSentenceCase =
    /^\p{Lu}[\p{Ll}’'-]+$/u.test(first) && rest.every((word) => !/^\p{Lu}\p{Ll}/u.test(word))
  if (!isSentenceCase) return phrase
  const lower = first.toLocaleLowerCase('en')
  const singular = lower.replace(/[’']?s$/u, '')
  const isWritten = () => {
    const seen = new Set(written.split(/[^\p{L}]+/u))
    return seen.has(lower) || seen.has(singular)
  }
  const isCommon =
    commonEnding.test(lower) ||
    (!isProper(first) && (rest.length > 0 || plural.test(lower))) ||
    commonFirstWords.has(lower.split('-')[0]!) ||
    commonFirstWords.has(singular) ||
    commonFirstWords.has(`${lower}s`) ||
    isWritten()
  return isCommon ? [lower, ...rest].join(' ') : phrase
}

/** "Surgeon", "Speech-Language" */
const isCapitalized = (word: string) => /^\p{Lu}[\p{Ll}’']+(?:-\p{L}[\p{Ll}’']+)*[,;:]?$/u.test(word)

/** What comes after these in a title is what something is called: a place, a book. */
const namesAhead =
  /(?:^|\s)(?:at|of the|(?:author|founder|co-founder|creator|editor|host|owner|member|mayor|bishop|king|queen) of)$/i

const inSmall = (word: string) =>
  word.split('-').some(isProper) ? lowered(word) : word.toLocaleLowerCase('en')

/** A job title as used inside a sentence: "Staff Software Engineer" becomes "staff software engineer", "French teacher" stays. */
export const titleInSentence = (title: string) => {
  const words = title.split(' ')
  const ahead = words.findIndex((_, place) => namesAhead.test(words.slice(0, place).join(' ')))
  return words
    .map((word, place) => {
      const isName = (ahead >= 0 && place >= ahead) || isProper(word.replace(/[,.;:]$/u, ''))
      return isCapitalized(word) && !isName ? inSmall(word) : word
    })
    .join(' ')
}

/** One of the variants, always the same for the same key: two guests of a show need not be greeted alike. */
export const pick = <T>(variants: readonly T[], key: string): T => {
  let hash = 0x811c9dc5
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return variants[(hash >>> 13) % variants.length] as T
}
