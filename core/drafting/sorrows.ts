import { oncePerText } from '../text/once-per-text.ts'

/** Deaths, illnesses and disasters, in people’s own words. */
const sorrow = [
  /\b(?:bereaved|bereavement|buried|coffin|deaths?|died|dies|drowned|dying|funerals?|grave|grief|hospice|miscarriages?|mourn\w{0,5}|murder\w{0,3}|stillb\w{3,5}|suicide|widow\w{0,3})\b/iu,
  /\bkilled (?:a (?:boy|child|girl|man|woman)|by|her|him|in|me|my|people|the man|them)\b|\bt(?:ook|aken?) (?:her|his|their) own li(?:fe|ves)\b|\bpassed (?:away|(?:on |in |last )(?:\p{Lu}\p{Ll}{2,8} )?(?:(?:19|20)\d\d|winter|spring|summer|autumn|fall))|\b(?:he|she|father|husband|mother|wife) passed(?=[.,;])|\b(?:late|lost (?:her|his|my|our|their)) (?:aunt|baby|boy|brother|child|children|dad|daughter|father|girl|home|house|husband|mother|mum|mom|sister|son|uncle|wife)\b/iu,
  // "We lost 61 lambs.", "I wasn’t well for a while."
  /\b(?:lose|losing|lost) (?:half |most |\d{1,4} |two |three )?(?:of )?(?:the |our |my )?(?:animals|babies|calves|cattle|chicks|colleagues|cows|ewes|flock|foals|friends|herd|horses|lambs|patients|people|sheep)\b|\b[Ww]e lost an? (?:baby|boy|child|colleague|friend|girl|lad|man|patient|player|pupil|student|woman)\b|\b(?:I|he|she) wasn[’']t well\b|\bbreakdown (?:and|at|in|that)\b/iu,
  /\b(?:alzheimer[’']?s?|brain tumou?r|cancer|chemo\w{0,7}|coma|dementia|in (?:the )?hospital|leuka?emia|overdose\w{0,1}|stroke (?:at|in|when)|suicidal|terminal(?:ly)? ill\w{0,4}|tumou?rs?)\b/iu,
  // "The child was being taken off support.", "a man who disappeared in 1962", "After the diagnosis my surgeon …"
  /\b(?:off (?:life )?|on life )support\b|(?:\bnever|\bnot|n[’']t)(?: quite| really)? (?:get|got|gotten) over (?:it|losing|that)\b|\bwho (?:had )?(?:disappeared|gone missing|went missing)\b|(?:\b[Aa]fter the|\b(?:her|his|my|our|their)) (?:\p{Ll}{3,12} )?diagnosis\b|\bdiagnosed with\b|\b(?:he|she|they|father|husband|mother|wife)(?:[’']s| is| was| were) dead\b/iu,
  /\b(?:became|fallen|falls|fell|got|taken|very) ill\b|\b(?:avalanches?|cyclones?|hurricanes?(?! lamps?)|landslides?|tornado(?:es|s)?|typhoons?)\b/iu,
  /\b(?:abus(?:e|ed|ive)|assaulted|bomb\w{0,4}|deport\w{2,5}|earthquakes?|evacuated|famine|fled|floods?|genocide|it was an infant|massacre\w{0,1}|raped?|refugee camps?|tortured?|(?:was|were) shot|tsunami|wildfires?)\b/iu,
]

/** Private: nobody wants to hear it first. */
const intimate =
  /\b(?:asham\w{2}|bladder|breast\w{0,7}|incontinen\w{1,2}|menopaus\w{1,2}|naked|pelvic|pregnan\w{1,2}|sex\w{0,4}|underwear)\b/iu
export const isIntimate = (text: string) => intimate.test(text)

/** Does the text speak of a death, an illness or a disaster? Nobody is cheerful next to that. */
export const isSorrowful = oncePerText((text) => sorrow.some((one) => one.test(text)))
