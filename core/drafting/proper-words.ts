/** Names that Intl doesn't list: peoples, faiths, brands, and names of things that people put on a list. */
const otherNames =
  'Aboriginal African Alpine American Anglican Arctic Asian Atlantic Australian Austrian Balkan Baptist Bavarian Belgian Benedictine Amish Ashkenazi Augustinian Carmelite Cistercian Dominican Evangelical Franciscan Hasidic Mennonite Methodist Pentecostal Presbyterian Quaker Sephardic Tibetan Trappist Bible Biblical Bollywood Brazilian ' +
  'British Broadway Buddhist Byzantine California Canadian Caribbean Catalan Catholic Celtic Chilean Christian Colombian Confucian Congolese Creole Cuban ' +
  'Darwin Dickens Edwardian Egyptian Elizabethan Ethiopian Etsy European Excel Facebook Figma Flemish Florida Freudian Ghanaian Git Google Gothic Gregorian ' +
  'Haitian Hindu Hollywood Indian Instagram Iranian Iraqi Islamic Israeli Jamaican Java JavaScript Jesuit Jewish Jungian Kafka Kansas Kenyan ' +
  'Kubernetes Latin Latina Latino Lebanese Lego Linux Lutheran Marxist Medicare Mediterranean Mexican Microsoft Minecraft Montessori Moroccan Mormon ' +
  'Mozart Muslim Navajo Netflix Nietzsche Nigerian Nobel Nordic Ohio Olympian Olympic Paralympian Oregon Orthodox Pacific Palestinian Paralympic Peruvian Photoshop Pilates ' +
  'Plato Postgres Protestant Python Quaker React Reiki Roman Ruby Rust Salesforce Scandinavian Scottish Scrum Shakespeare Shopify Sikh Slack ' +
  'Slavic Socrates Stoic Sufi Swedish Swiss Syrian Talmud Tesla Texas TikTok Tokyo Torah Trinidadian Tudor Ukrainian Unix Vatican Venezuelan Victorian Viking ' +
  'Wagner Wikipedia Windows Wordle WordPress YouTube Zamboni Zionist'

/** Parts of place names that are words of their own. */
const generic =
  'and bay central cape church city coast continental eastern ends federal fort grand harbor islands island isle knox lord lower major man may middle mountain ' +
  'new north northern old outlying pacific point republic rest river saint salt south southern special state states territories the turkey united upper ' +
  'vincent western world africa a accents broken canary coral creek current equatorial ewe goose harbour heard hill inlet kingdom nations ocean prince princes region resolute sandwich swift tell territory union of sign language signed jersey chad georgia mali niger central simple literary ancient modern classical unknown congo rican oral port wake midway center troll comb casey davis palmer vostok syowa general cook virgin christmas'

const places = (): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => zone.replace(/^.*\//u, ''))
  return [
    ...codes.flatMap((code) => regions.of(code) ?? []),
    ...zones.map((zone) => zone.replaceAll('_', ' ')),
  ]
}
const languages = (): string[] => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []))
}

const wordsOf = (text: string) => text.match(/\p{L}{3,}/gu) ?? []

let known: Set<string> | undefined

function properWords(): Set<string> {
  if (known) return known
  const common = new Set(wordsOf(generic))
  const names = [...places(), ...languages()].flatMap(wordsOf).map((word) => word.toLowerCase())
  known = new Set([
    ...names.filter((word) => !common.has(word)),
    ...wordsOf(otherNames).map((word) => word.toLowerCase()),
  ])
  return known
}

let named: ReadonlySet<string> | undefined

/** Is it a country or a big city, and nothing else? */
export function isPlaceName(name: string): boolean {
  named ??= new Set(places())
  return named.has(name)
}

/** Is it a country, a language, a big city or another word that English always writes with a capital? */
export const isProper = (word: string) =>
  word
    .toLowerCase()
    .split(/[-’']/u)
    .some((part) => properWords().has(part) || /^(?!manga)\p{L}+nese$/u.test(part))
