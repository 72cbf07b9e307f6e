import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { lines } from '../text/sentences.ts'
import { isPlaceName } from './proper-words.ts'
import { regions } from './regions.ts'
import { withArticle } from './words.ts'

const noCompany =
  /^(self(?:[- ]?employed)?|own|myself|home|various|freelance\w*|independent|(?:local )?volunteer(?:s|ing)?|private practice|owner[- ]operator|retired|none|n\/?a|-+)$/i
/** Nobody says it aloud. */
const legalForm =
  /,?\s(?:cic|inc|llc|l\.l\.c|llp|ltd|limited|gmbh(?: & co\. kg)?|plc|corp|a\/s|asa?|aps|ab|oyj?|b\.?v|n\.?v|sarl|s\.a\.r\.l|ag|kg|e\.v|s\.[al]|s\.r\.[lo]|se|pty(?: ltd)?)\.?$/iu
/** "Lotus Nails & Spa" is a spa. */
const ofShares = /,?\s(?:S\.p\.[Aa]|SpA|SPA)\.?$/u
/** "@thelouderhouse", "University in the Midlands": no place one can be said to be at. */
const isNoName =
  /^@|^(?:Church|College|Clinic|Company|Firm|Hospital|Local|Parish|Prison|School|University) (?:in|near|outside) /u
const officialStart =
  /^(\p{Lu}\p{L}+ ){0,3}(University|Abbey|Monastery|Convent|Priory|Infirmary|Institute|Ministry|Department|Museum|College|Bank|School|Office|Centre|Center|Academy|Society|Bureau|Board|Council|City|State|County|Port|Authority|Parliament|Court|Assembly|Senate|Chamber|Church|Diocese|Embassy|Hospital|Library|Commission|Association|Federation|Agency|Royal Society|Union|Kingdom|Republic) (of|for)\b/u
const officialEnds = new Set(
  (
    'Co-op Refuge Reserve Sanctuary Administration Agency Alliance Archive Archives Association Authority Board Bureau Center Centre Choir Coalition Collective Commission Corporation Department ' +
    'Arms Army Band Campaign Committee Conservancy Consortium Festival Fund Initiative Inn League Navy Network Pantry Philharmonic Program Programme Symphony Parliament Senate Ministry Cooperative Council Department Estate Federation Foundation Guild Institute Lab Library Museum Nation Observatory Orchestra Project Service Society Theater Survey Theatre Trust Union Unit'
  ).split(' '),
)
/** "the Blue Shelf Institute", but "Children’s Trust" and "Zapp Lab Inc". */
const isOfficial = (company: string) => {
  const words = company.split(' ')
  return (
    words.length > 1 &&
    officialEnds.has(words.at(-1)!) &&
    !/\b(?:(?:Borough|City|Community|County|District|Parish|Town) Council|Medical Cent(?:er|re))$/u.test(
      company,
    ) &&
    !/^(?:the|te|la|le|el|los|las|les|der|die|das|il|al)$/iu.test(words[0]!) &&
    !/[’']s /u.test(company)
  )
}
/** Many people belong to it, in many places: one is "with" it, not "at" it. */
const isBody =
  /\b(?:Administration|Agency|Alliance|Army|Association|Authority|Ballet|Board|Bureau|Choir|Circus|Coalition|Collective|Commission|Constabulary|Cooperative|Corps|Council|Federation|Force|Guard|Guild|Ministry|Nation|Orchestra|(?:Fire|Police|Sheriff[’']s) Department|Partnership|Patrol|Philharmonic|Police|Rescue|Rangers|Schools|Service|Services|Society|Symphony|Union|Frontières|Without Borders)$|^Local \d|\b(?:Ballet|Dance|Opera|Shakespeare|Theat(?:re|er)) Company$|^(?:Agency|Association|Commission|Department|Federation|Ministry|Society|Union|Weavers[’'] Cooperative) (?:of|for)\b|\b(?:Department of|Department for|Cooperative of|Climate Change)\b/iu
/** "Royal Shakespeare Company" */
const isRoyal = (company: string) => /^(?:National|Royal) /u.test(company) && company.endsWith(' Company')

/** Work that is not done at an address. */
const isOnTheMove =
  /\b(?:agent|bass|bassist|broker|captain|chaplain|climber|courier|dancer|diver|driver|drummer|firefighter|guard|guide|inspector|keeper|midwife|nurse|observer|officer|operator|paramedic|pilot|postman|ranger|realtor|referee|sailor|singer|soprano|surveyor|trucker|umpire|volunteer|warden)$/iu
/** Those who gather there have a pastor. */
export const isCongregation = /\b(?:Chapel|Church|Congregation|Mosque|Parish|Synagogue|Temple)\b/u
/** Small in a name. */
const joins =
  /^(?:a|al|and|at|d[’']\p{L}+|da|das|de|del|dell[ao]|der|des|di|do|dos|du|e|el|en|et|for|für|i|in|l[’']\p{L}+|la|las|le|les|los|of|on|og|och|the|to|und|van|von|with|y|zu)$/u
/** Whoever works there is at it, a driver as well. */
const isBuilding =
  /^St\.? \p{Lu}\S*[’']s$|\b(?:Airport|Arena|Center|Centre|Club|Court|Garden|Gardens|Hall|Hospital|Hotel|House|Museum|Palace|Park|Refuge|Reserve|Sanctuary|School|Stadium|Station|Zoo)$/u
/** One runs it, or works on it. */
const isOnLand = /\b(?:beekeeper|farmer|grower|rancher|shepherd|smallholder|crofter|vintner|winemaker)$/iu
/** Nobody is a novelist at a press, or a composer at a record company. */
const isOfOneself =
  /\b(?:author|biographer|(?<!(?:bill|debt|fare|garbage|refuse|rent|tax|ticket|toll|waste) )collector|composer|debunker|enthusiast|hobbyist|inventor|essayist|memoirist|novelist|playwright|poet|sculptor|songwriter)$/iu
/** Work that one does on one’s own, whoever sells it. */
export const isAlone = (title: string) => isOnLand.test(title) || isOfOneself.test(title)

/** "(est. 1948)", ", pop. 312", "Town of" where somebody is its mayor. */
const besidesName = /\s\([^()]{1,80}\)$|,? (?:pop|est|founded|since)\.? \d[\d,.]*$/iu
const exCompany = /^(?:ex|formerly|former|previously|prev)[-.:\s]/iu
export const municipal = /^(?:City(?: and County)?|Town|Village|Borough|Parish|State|County|Township) of /u

/** "US Army", "Supreme Court", "Hôpital de la Timone": named with "the" in whatever language. */
const isPublic =
  /^(?:(?:US|U\.S\.|British|Royal|Salvation|Indian|French|German|Canadian|Australian|Irish) )?(?:Army|Navy|Air Force|Marine Corps|Coast Guard|Parliament|Senate|Red Cross)$|\b(?:Supreme|High|Family|District|Crown|Circuit|Federal|Superior|Juvenile|Constitutional|Criminal) Court$|^(?:Hôpital|Musée|Université|Institut|Bibliothèque|Museo|Universidad|Universität|Teatro|Ospedale) (?:de|des|du|del|della|di|für|zu) |^Hôpital d’|^National (?:\p{Lu}\p{L}+ ){0,2}(?:Gallery|Archives|Theatre|Theater|Guard)$/u
/** "Royal Alexandra Hospital", but "at Mercy North Hospital"; "NZ Hydrographic Office", "Rijksmuseum". */
const isHospital =
  /^(?:Royal (?:\p{Lu}[\p{L}’'-]* ){1,3}Hospital|(?!St\.? |Saint )(?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Infirmary|Office|Gallery|Hotel|Tribune|Chronicle|Gazette|Herald|Telegraph))$|^(?:Rijksmuseum|Bundesbank|Bundestag|Knesset|Louvre|Prado|Hermitage)$/u
export const isArmed = /\b(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard)$/u

const takesThe =
  /^(?:Metropolitan Police$|ACLU|BBC(?! (?:Four|News|One|Radio|Scotland|Sounds|Sport|Three|Two|Wales))|CBC(?! )|CDC|CIA|EPA|EU|FBI|FDA|FDNY|IMF|IRS|LAFD|LAPD|LSE|MTA|NBA|NFL|NHS(?! )|NIH|NYPD|RAF|RNLI|RSC|RSPB|RSPCA|Smithsonian|TSA|UN|USDA|USGS|V&A|WHO|WWF|YMCA|YWCA)\b/u
/** Letters that may or may not go with "the". */
const isLetters = (company: string) =>
  /^[A-Z&]{2,6}$/u.test(company) &&
  !takesThe.test(company) &&
  !/^(?:CERN|CNN|ESPN|ETH|HBO|IBM|IKEA|KPMG|MIT|NASA|NATO|NPR|PBS|SAP|UCLA|UNESCO|UNICEF)$/u.test(company)

const takesArticle = (company: string) =>
  !/^(?:the|NASA|CERN|IBM|Dogs) |^\p{L}+’s /iu.test(company) &&
  (company.startsWith('Theatre Royal') ||
    takesThe.test(company) ||
    /^United (?:Nations|States)\b/u.test(company) ||
    /^(?:English|National|Royal|Scottish|Welsh) .*\b(?:Academy|Ballet|Company|Corps|Gallery|Institution|Mint|Opera|Theat(?:re|er))$/u.test(
      company,
    ) ||
    isPublic.test(company) ||
    officialStart.test(company.replace(/ and /gu, ' ')) ||
    isOfficial(company) ||
    isHospital.test(company) ||
    municipal.test(company) ||
    /^Hotel \p{Lu}/u.test(company) ||
    /\b(?:Galleries|Opera House|House of (?:Commons|Delegates|Lords|Representatives))$/u.test(company))

/** The company as it follows "at" or "of". */
export const withThe = (company: string) => {
  if (isKindOf.test(company)) return withArticle(company)
  return takesArticle(company) ? `the ${company}` : company.replace(/^NASA (?=\p{Lu})/u, 'NASA’s ')
}

/** Ends its name with what it is? "Gold Shoe Repair" does, "The Honest Vacancy" and "Gold and Daughters" are known to nobody. */
export const saysKind = (company: string) =>
  takesArticle(company) ||
  [isBody, isBuilding, isCongregation, isTrade].some((one) => one.test(company.replace(/^the /iu, '')))
const isTrade =
  /\b(?:Academy|Allotments|Bakery|Band|Bank|Books|Bookshop|Brewery|Caf[eé]|Choir|Clinic|Creamery|Dairy|Diner|Distillery|Farms?|Forge|Funeral Home|Gallery|Garage|Gardens|Law|Library|Nursery|Orchards?|Orchestra|Pharmacy|Pizzeria|Pottery|Press|Primary|Priory|Ranch|Records|Repairs?|Restaurant|Salon|School|Shop|Smokehouse|Stables|Surgery|Theat(?:er|re)|Tours|University|Vineyards?|Winery|Workshop)$/u

/** "Sudbury, Ontario" is where the work is done. */
function isPlace(company: string): boolean {
  const [, region = ''] =
    /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?, (\p{Lu}[\p{L} ]+)$/u.exec(company.trim()) ?? []
  return regions.has(region) || /^[A-Z]{2}$/u.test(region)
}

/** The company as it is said; empty if it is not the guest's now. */
export function companyOf(guest: DraftedGuest, title: string): string {
  const [typed = ''] = (lines(guest.company ?? '')[0] ?? '')
    .replace(besidesName, '')
    .replace(/(?<=\S) & (?=\S)/gu, ' and ')
    .replace(/\bUniv\. /u, 'University ')
    .replace(/ HS(?=,|$)/u, ' High School')
    .replace(/^Mt\.? (?=\p{Lu})/u, 'Mount ')
    .replace(/\bBros\b\.?/u, 'Brothers')
    .replace(/\bDept\b\.?/u, 'Department')
    .replace(legalForm, '')
    .replace(ofShares, '')
    .replace(/(?<!\band) Co\.?(?=,|$)/u, '')
    .replace(besidesName, '')
    .split(',')
  // "Ministry of Environment, Ghana"
  const [, body, country] =
    /^((?:Department|Embassy|Ministry|Office) [^,]{3,60}), (\p{Lu}\p{L}{2,30})$/u.exec(
      guest.company?.trim() ?? '',
    ) ?? []
  if (body && country) return `${country}’s ${body}`
  // "monastery": which one?
  const isKind = /^\p{Ll}+$/u.test(typed) && isEnglishWord(typed)
  if (isKind || isNoName.test(typed) || exCompany.test(typed) || isPlace(guest.company ?? '')) return ''
  return /\bmayor$/iu.test(title) ? typed.replace(municipal, '') : typed
}

/** "Greek Orthodox parish": one of a kind, and not what it is called. */
const isKindOf =
  /^(?:Anglican|Baptist|Buddhist|Catholic|Coptic|Episcopal|Greek|Hindu|Jewish|Lutheran|Mennonite|Methodist|Muslim|Orthodox|Pentecostal|Presbyterian|Protestant|Quaker|Reform|Russian|Sikh|Sunni) (?:Catholic |Orthodox )?(?:chapel|church|community|congregation|mosque|parish|school|synagogue|temple)$/u
/** "St Brecan’s camogie club" */
const isOfSaint = /^\p{Lu}[\p{L}. ]{1,30}[’']s (?:\p{Ll}{3,15} ){0,2}club$/u

/** "Own workshop" says what it is, not what it is called. */
const isDescribed = (company: string) =>
  (!isKindOf.test(company) &&
    !isOfSaint.test(company) &&
    company
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Ll}/u.test(word) && !joins.test(word))) ||
  /^(?:my|own|our)\b/iu.test(company)

/** "Dept. of Math. Sci.": letters of a page. */
const isAbbreviated = /(?<!\b(?:Bros|Co|Dr|Ft|Jr|Mr|Mrs|Ms|Mt|Sr|St))(?<=\p{L}{2})\.(?= |$)/u

/** Is it a company that can be named aloud? */
export const isSayable = (company: string) =>
  company !== '' &&
  !/[()]/u.test(company) &&
  !company.includes(' / ') &&
  !isAbbreviated.test(company) &&
  !noCompany.test(company) &&
  !isLetters(company) &&
  // "Thornby CC", "Gold Marsh PC": a club, a council, or what?
  !/ [B-DG-HJ-NP-TV-Z]C$/u.test(company) &&
  !isDescribed(company)

/** "for", "in", "from" or "with" the company; null if one is simply at it, or of it. */
export function placeFor(title: string, company: string): 'for' | 'in' | 'from' | 'with' | null {
  if (/\b(?:County|Parish)$|^(?:Archd|D)iocese of /u.test(company) || municipal.test(company)) return 'for'
  if (/\bHouse of (?:Commons|Delegates|Lords|Representatives)$/u.test(company)) return 'in'
  // "manager of thermal baths" in "Budapest"
  if (company === 'NHS' || isPlaceName(company)) return 'in'
  if (isArmed.test(company)) return /^retired\b/iu.test(title) ? 'from' : 'in'
  const isMobile = isOnTheMove.test(title) && !/\bchief\b/iu.test(title) && !isBuilding.test(company)
  return isBody.test(company) || isRoyal(company) || isMobile ? 'with' : null
}
