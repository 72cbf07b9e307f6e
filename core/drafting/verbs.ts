const list = (text: string) => new Set(text.split(/\s+/u).filter(Boolean))

/** Verbs as they follow "I" in the present. Where a form could be the past as well (put, read), it is left out. */
export const presentVerbs = list(`
  admire advise answer argue arrange ask avoid bake begin believe belong bind borrow breed bring build buy call care
  carry celebrate cherish carve catch chase check choose clean climb coach collect come compare compose conduct connect consult
  cook count create cross cultivate cycle dance deal decide define defend deliver describe design develop dig direct discover
  draw dream drink drive earn eat edit encourage enjoy examine explain explore farm feed feel fight fill film find finish
  fix fly follow forge forget gather get give go grow guide hate hear help hide hike hold hope host hunt imagine
  improve invent invest invite keep knit know laugh launch lead learn leave lecture lend like listen live look lose
  love make manage measure meet melt mend mentor mix mould move need observe offer open organise organize own pack paint
  pay perform photograph pick plan plant play practise practice prefer prepare preserve print produce promise
  protect prove publish question race raise reach rebuild recommend recharge record refuse relax remember remind rent repair represent
  research rescue reside restore retire return ride roast run sail save say search see seek sell send serve sew share shape show
  sing sit sketch sleep solve speak spend spin stand start stay steer stitch stop study suffer supply support surf
  swim take talk teach tell tend test thank think trace track trade train translate travel treat try tune turn
  understand use visit wait wake walk want watch wear weave weigh welcome wind wish wonder work worry write
`)

/** Present verbs that are hardly ever nouns, so that "and" before them goes on with the sentence's verb. */
export const surelyVerbs = list(`
  argue ask avoid bake begin believe bring build buy carry carve choose collect connect create decide describe
  develop draw eat encourage enjoy explain explore follow gather give go grow hear improve invent keep know learn
  lend listen live make manage meet mend observe perform produce protect publish raise remember restore save sell
  send serve share sing sit speak spend teach tell think translate understand wear weave write
`)

/** Pasts that do not end in -ed. */
export const irregularPasts = list(`
  ate beat became began bent bit blew bought bound bred broke brought built burnt came caught chose clung crept
  dealt did drank dreamt drew drove dug fed fell felt fled flew forgave forgot fought found froze gave got grew had
  heard held hid hung kept knew laid leapt learnt led left lent lit lost made meant met misunderstood overcame paid ran rang rebuilt
  rode rose said sang sank sat saw sent shone shook shot slept slid sold sought spelt spent spoke sprang stole
  stood stuck struck swam swore swung taught thought threw told took tore undertook understood was went withdrew woke won wore wove wrote
`)

/** Verbs whose past nobody makes with -ed, but whoever learns English. */
const irregular =
  'become begin bite blow break bring build buy catch choose cling come creep deal dig draw drink drive eat fall feed feel fight find forget forgive freeze get give go grow hear hide hold keep know lead lend lose make mean meet ride run say seek sell send shake shoot sink sit sleep slide speak spend stand steal stick strike swear swim take teach tear tell think throw understand wear win write'

/** "choosed", "teached", "runned", "writed" */
export const overRegular: ReadonlySet<string> = new Set(
  irregular.split(' ').flatMap((base) => [`${base.replace(/e$/u, '')}ed`, `${base}${base.at(-1)!}ed`]),
)

/** Not a past, though it ends in -ed. */
const notPast = list('bleed breed embed exceed feed heed need proceed seed shed shred speed succeed weed wed')

/** Auxiliaries that are the same in every person. */
export const modals =
  list(`can cannot can’t could couldn’t should shouldn’t will won’t would wouldn’t may might must ought
  didn’t wasn’t hadn’t`)

/** Words that may come between a subject and its verb. */
export const adverbs =
  list(`actually already also always almost barely both completely deliberately even eventually ever finally first
  frankly fully generally gladly gradually hardly honestly immediately initially just largely later mainly maybe merely mostly
  naturally nearly never normally now nowadays occasionally often once only originally perhaps personally primarily probably
  quickly quietly quite rarely really recently regularly really secretly seldom simply slowly sometimes soon still suddenly
  then therefore today truly typically usually`)

export const isPast = (verb: string) =>
  irregularPasts.has(verb) || (/\p{L}{2}ed$/u.test(verb) && !notPast.has(verb))

/** "study" becomes "studies", "teach" "teaches", "go" "goes". */
export const withS = (verb: string) => {
  if (/[^aeiou]y$/u.test(verb)) return verb.replace(/y$/u, 'ies')
  return /(s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}

/** "My job is yield.", "I run a bakery.": says what somebody does, whatever comes before. */
export const saysWork =
  /^(?:My (?:job|work) is\b|I(?:[’']m| am|[’']ve been| have been) an? |I(?: now|[’']ve)? (?:bake|breed|build|coach|cook|design|direct|do|drive|farm|fix|forecast|grow|help|keep|lead|look|make|manage|mend|own|play|practi[cs]e|raise|repair|research|restore|run|sell|study|teach|train|translate|work|write)\b)/u
