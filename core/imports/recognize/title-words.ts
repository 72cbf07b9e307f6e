import { oneLine } from '../read/cell-text.ts'

/** The number of an episode or of its part, with which a title begins. */
const numberPattern =
  /^[^\p{L}\p{N}]{0,3}(?:(?:season|staffel|temporada|saison|s) ?\d{1,3}[^\p{L}\p{N}]{0,3})?(?:(?:episodes?|ep|epi|e|folge|episodio|episódio|épisode|afl|aflevering|avsnitt|odcinek|puntata|jakso|bölüm|выпуск|díl|capítulo|chapter|part|pt|session|show|podcast|no|nr|n°|№)\.? ?)?#?\d{1,4}(?!\d)[^\p{L}\p{N}]{0,4}/iu

/** "Rivers #12", "Rivers [12]" */
const lastNumberPattern = / (?:[-–—|·] )?(?:[([]?#\d{1,4}[)\]]?|[([]\d{1,4}[)\]])$/

export const withoutLastNumber = (title: string) => title.replace(lastNumberPattern, '')

export const withoutNumber = (title: string) => title.replace(numberPattern, '')

const stopWords = new Set(
  `about on over of for from at in by to is as vs versus why how what when where who whose the this that a an my our your
   live part pt ep episode podcast interview talks talk discusses explains shares tells reveals returns speaks says answers
   join joins asks and or but with über zur zum im aus vom und warum wie was sur sobre su con com mit avec met med om o про про об
   pourquoi comment por como porque acerca perché waarom hvorfor varför ze z w
   under after before beyond between into against without inside behind through during
   video audio visual bonus trailer teaser rerun edition finale recap
   author writer host ceo founder cofounder co-founder creator special guest meets vs.`.split(/\s+/),
)

/** A word of titles, with which no name goes on. */
export const isPlainTitleWord = (word: string) => stopWords.has(word.toLowerCase())

/** What people are named after: "with", "feat.", "interview:" in many languages. */
export const markerPattern =
  /(?:^|(?<=[ ,;:.(–—-]))(?:with|w\/|feat(?:uring)?\.?|ft\.?|starring|meets?|interview(?:ing)?:?|guests?:|join(?:ed by)?|talks? to|according to|chat(?:s|ting)? to|welcomes?|presents?:?|präsentiert|présente|presenta|avec|invitée?s?:|reçoit|mit|im gespräch mit|zu gast:?|gast:|gäste:|con|entrevista a|entrevistamos a|invitad[oa]s?[:_]|com|convidad[oa]s?:|ospit[ei]:|met|med|gjest:|gæst:|gäst:|vieraana|z|ze|gość:|goście:|gościni:|rozmowa z|s|host:|c|с|со|гость:|гостья:|гості:|guest|ゲスト：?|嘉宾：?|gospodar:|konuk:|misafir:|vendég:|invitat:|invitată:|by)\s(?!\s)/giu

const longestTitle = 300
const lineBreakPattern = /(?<!\s)\s*\n\s*/g

/** The beginning of a title in one line. */
export const plainTitle = (title: string) =>
  oneLine(title.slice(0, longestTitle).replace(lineBreakPattern, '; ').replace(/: ?; /g, ': '))
