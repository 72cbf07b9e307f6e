/**
 * What somebody may not want to hear of on air, in people’s own words: love, a death, an illness, the law, money and violence. A note
 * that names one of them in its own words means all of these.
 */
export const privateMatters: readonly RegExp[] = [
  /\b(?:adulter\w{1,3}|affairs?|alimony|break-?up|broke up|custody|divorc\w{1,4}|estranged|ex|ex-(?:boyfriend|girlfriend|husband|partner|wife)|(?:first|former|second|third) (?:husband|marriage|wife)|left (?:her|him|me|my (?:husband|wife))|marriages?|remarried|separat(?:ed|ion) from (?:her|his|my)|split up)\b/iu,
  /\b(?:bereave\w{1,4}|buried|deaths?|died|dies|drowned|dying|funerals?|grief|killed|miscarriages?|mourn\w{0,4}|passed away|stillb\w{3,5}|suicid\w{1,2}|widow\w{0,4})\b/iu,
  /\b(?:abortions?|addict\w{0,4}|alcoholi\w{1,3}|anorexi\w{1,2}|bipolar|burn-?out|cancer|checked (?:her|him|my)self into|chemo\w{0,7}|clean for (?:\w{1,12} ){1,2}(?:days|months|weeks|years)|dementia|depress\w{2,4}|detox|diagnos\w{2,3}|HIV|ill|illness|infertil\w{1,3}|IVF|nervous breakdown|overdos\w{1,3}|psychiatr\w{1,4}|rehab\w{0,9}|relaps\w{1,3}|sick|sober|sobriety|therapy|tumou?rs?)\b/iu,
  /\b(?:accused|acquitted|arrest\w{0,3}|convict\w{1,4}|courts?|crimes?|fraud|guilty|jail|judges?|lawsuits?|lawyers?|police|(?:im)?prison(?:ed|ers?|ment)?|prosecut\w{1,4}|sentenced|settlement|sue|sued|suing|theft|trials?|verdict)\b/iu,
  /\b(?:bankrupt\w{0,4}|debts?|evict\w{2,3}|foreclos\w{2,4}|homeless|insolven\w{1,2}|laid off|lay-?offs?|let go of (?:a (?:half|quarter|third)|half|most|our|the (?:staff|team))|lost my job|owed|sacked|unemploy\w{2,4}|(?:got|was|were) (?:fired|let go))\b/iu,
  /\b(?:abus\w{1,3}|assault\w{0,3}|beat (?:her|him|me)|deport\w{2,5}|harass\w{1,4}|rap(?:e|ed|ist)|refugees?|shot (?:at|dead|him|her|me)|stalk\w{2,3}|tortur\w{1,2}|violen\w{1,2})\b/iu,
]

/** … and those that are left out only where somebody names them. */
const money =
  /\b(?:afford\w*|bucks|budgets?|cash|cheap\w*|cost\w*|dollars?|earn\w*|euros?|expens\w+|fees?|funding|incomes?|money|pa(?:y|id|ys|yments?)|pounds?|pric\w+|rents?|salar\w+|spend\w* (?:less|money|more)|wages?)\b|[$£€¥] ?\d/iu
export const namedMatters: readonly RegExp[] = [...privateMatters, money]
