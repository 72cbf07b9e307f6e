import { eng } from 'stopword'
import { listIn, type Speech, wordSet } from './speech.ts'

const list = listIn('en')

/** Fills a talk; the list of the library is of written language. */
const spoken =
  'yeah yes yep no okay ok um uh uhm hmm ah oh wow gonna wanna gotta really actually basically literally honestly probably maybe always never ever even still just else good great nice well big little better best bad new old whole other same different able sure true real own last next first second third few many much more most less least every each such certain main'

const generic =
  'thing things stuff way ways time times day days week weeks month months year years hour hours minute minutes second seconds moment moments morning mornings evening night nights today tomorrow yesterday tonight weekend season people person man men woman women guy guys kid kids everybody everyone somebody someone anybody nobody nothing something anything everything friend friends bit lot lots kind kinds sort sorts type part parts side sides end start beginning middle place places case cases point points fact facts reason reasons question questions answer answers idea ideas problem problems word words name names number numbers percent percentage dollar dollars cent cents euro euros pound pounds version example examples story stories talk conversation episode show podcast guest guests listener listeners phone half couple rest hand hands head eye eyes face life world look looks look back front top bottom line chance difference sense kinda deal matter mind heart step steps level amount group area piece pieces thank thanks welcome hello hi hey bye sponsor sponsors break ad website newsletter link links course january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'

/** How English is spoken. */
export const english: Speech = {
  code: 'en',
  frames: {
    talks(who, whom, minutes) {
      const length = minutes === null ? '' : ` for ${minutes} minutes`
      const withWhom = whom.length > 0 ? ` with ${list(whom)}` : ''
      return `${list(who)} ${who.length > 1 ? 'talk' : 'talks'}${withWhom}${length}.`
    },
    about: (topics, who) =>
      who ? `They talk about ${list(topics)}.` : `The episode is about ${list(topics)}.`,
    says: (speaker, quote) => `${speaker} says: “${quote}”`,
    introduction: 'Introduction',
    sponsor: 'Sponsor break',
    afterSponsor: 'After the break',
  },
  stops: new Set([...eng, ...spoken.split(' ')]),
  generic: wordSet(generic),
  broad: wordSet(
    'business company job work cost price money customer team plan process system situation experience schedule decision project result change need use kind set cause effect industry product service market store shop office room house home city town country state street school student book page morning table door window car truck food water air body human being future past history society public community group member friend family mom dad mother father sister brother aunt uncle grandmother grandfather wife husband son daughter boss teacher',
  ),
  attributive: wordSet(
    'night day winter summer spring autumn world life heart hand head family water food air street market home',
  ),
  determiners: wordSet('the a an my our your his her their its this that these those every any no'),
  questionWords: wordSet('what why how who whom whose where when which'),
  leadIns: wordSet(
    'and so but well okay ok now hmm um uh yeah yes no right oh wow then also wait sure great because like i mean',
  ),
  clauseWords: wordSet('who that which when if because after before while once whose where since as than'),
  openers: wordSet(
    'so and but that thats it its they theyre theyve theyd he hes shes she this these those because which then yeah yes no or well also their his her him them there theres here such same first second third like um uh okay ok right exactly absolutely anyway hi hello who where another others both neither either one ones mine yours too plus though although therefore instead maybe sure oh',
  ),
  pronouns: wordSet('it its itll itd they theyre theyve theyd them their theirs those these one ones'),
  personPronouns: wordSet('he hes him his she shes her hers'),
  sponsor:
    /\b(?:brought to you by|sponsored by|(?:word|message) from (?:our|today['’]s|this week['’]s) sponsors?|our sponsors? (?:this week|today|is))\b/iu,
  resumes: /\b(?:we['’]re back|welcome back|back with)\b/iu,
  farewell:
    /\b(?:thanks|thank you|newsletter|website|subscribe|find (?:me|us)|follow (?:me|us)|sign up|our sponsor|brought to you|having me|\w+ dot com)\b|\w\.(?:com|org|net|example|io)\b/iu,
  announces:
    /\b(?:talk|talking|ask you|ask|turn|move on|get on|get|hear|shift) (?:a (?:bit|little) |some |more |now )?(?:about|to) /iu,
  claims: [
    [/\b(?:isn['’]t|aren['’]t|wasn['’]t|not|never)\b/iu, 5, /[,;] (?:it['’]s|it is|they['’]re|it was)\b/iu],
    [/\b(?:not|never|n['’]t)\b/iu, 2, /,? but\b/iu],
    [/, not (?:an?|the|with|by|in|on|from|because|for)\b/iu, 3],
    [/\b(?:is|are|was|were)(?:n['’]t| not) (?:an? |the |about )/iu, 2],
    [/^(?:what|the thing) [^.?!]{3,60} (?:is|was) /iu, 3],
    [/\bthe (?:\w{2,12}est|most|best|worst|only|hardest|biggest) (?:\w{2,20} ){1,4}/iu, 3],
    [/\b(?:more|less|better|worse|harder|easier|faster|cheaper|\w{3,10}er) than\b/iu, 2],
    [/^(?:never|always|don['’]t|stop|start) \w/iu, 4],
    [/\byou (?:have to|need to|should|shouldn['’]t|must|can['’]t|cannot|don['’]t have to)\b/iu, 2],
    [/^(?:if|when|unless|until) [^.?!]{5,120}, /iu, 2],
    [/^(?:if|when|unless|until) (?:you|people|nobody)\b/iu, 2],
    [/\b(?:nobody|no one|everybody|everyone|most people|people think|nothing)\b/iu, 1],
    [
      /\b(?:i learned|i realized|the lesson|the mistake|the secret|the trick|what matters|gets? wrong)\b/iu,
      3,
    ],
  ],
  pairClaims: [
    [/^I (?:didn['’]t|don['’]t|wasn['’]t|never|couldn['’]t)\b[^.?!]{3,80}\. I\b/u, 6],
    [
      /^\p{Lu}[^.?!]{3,80}\b(?:isn['’]t|aren['’]t|wasn['’]t|is not|are not)\b[^.?!]{2,80}\. (?:It['’]s|It is|They['’]re|They are)\b/u,
      6,
    ],
    [
      /^(?:People|Everybody|Everyone|Most people) (?:think|thinks|say|says|believe|expect)\b[^.?!]{3,100}\. (?:It['’]s not|It isn['’]t|They['’]re|It['’]s)\b/u,
      5,
    ],
  ],
}
