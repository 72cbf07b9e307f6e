/** What an office writes of its people, and nobody says. */
const ofOffice =
  /\b(?:driv(?:es|ing) (?:audience |business |community |customer |employee |stakeholder |user )?(?:innovation|growth|change|engagement|impact|results)|spearhead(?:ed|ing|s)?|(?:\d\+? years|decades?|years) of experience|B2B|SaaS|onboard(?:ed|ing|s)|mid-market|end-to-end|enterprise-grade|AI-powered|headquartered|growth roles|clinical specialist|scalable|stakeholders?|passionate|innovators?|dedicated to|committed to|strives?|seasoned|deliver(?:s|ing) (?:value|impact|results)|holistic|best-in-class|go-to (?:expert|person)|at the intersection of|proven track record|thought leader|results-driven|world-class|cutting-edge|leverag(?:es|ing)|synerg\w{1,6}|visionary|purpose-driven|game-?chang\w{1,5}|trailblaz\w{1,5}|thought leadership|change-?maker)\b/iu
/** What a brochure says. */
const ofBrochure =
  /\b(?:award-winning|sought-after|renowned|acclaimed|top[- ]producing|Fortune \d{2,4}|keynote|empower\w{0,5}|step into|crafting|forever home|serial entrepreneur|evangelist|top-tier|alum|alumn[ai]|VCs|leading (?:expert|individual|voice|figure)|one of the (?:best|finest|foremost|leading|most|top)|[’']s (?:finest|foremost|leading|top)|recogni[sz]ed (?:as|by|for)|(?:in|over|throughout) (?:an?|her|his|their) (?:\S{1,12} )?career|rated|a (?:number|variety) of (?:awards|prizes|honou?rs)|admitted (?:in|to practi[cs]e)|(?:30|40|50) Under (?:30|40|50|Forty|Thirty)|serves on (?:multiple|numerous|several|various)|enjoys|spending time with|in (?:her|his|their) (?:free|spare) time|signature style|timeless|legendary|next great|most exciting|story is one of|voice like|seamless|boundary-pushing|genre-defying|world-class|contemporary flair|on a mission|held (?:engineering|leadership|management|marketing|product|sales|multiple|numerous|senior|several|various)|published widely|ranked (?:as|by|in)|loves helping|to every (?:client|project|transaction))\b/iu
/** Names that belong to somebody, and years in brackets: lists of honours. */
const ofOwner = /[®™]|\((?:19|20)\d\d ?[–-] ?(?:19|20)\d\d\)/u
/** Degrees are for the page. */
const ofDegrees =
  /\b(?:degrees?|bachelor[’']?s?|master[’']s|doctorate|dissertation|thesis|diploma|certificate|certifications?|B\.?Sc?\.?|M\.?Sc\.?|B\.A\.|M\.A\.|B\.S\.|M\.S\.|MBA|M\.B\.A\.|(?:Bachelor|Doctor|Master) of \p{Lu}\p{L}{2,20}|Ph\.?D\.?|JD|J\.D\.)(?![\p{L}])/u

/** "Under her leadership Slow Kiln has grown to …" */
const ofLeader = /^Under \S{2,22} leadership\b/u

/** "Before Slow Kiln, she was VP of Growth at Quick Oven.": one firm that nobody knows next to another */
const ofCareer =
  /^(?:Before|Prior to) (?:\p{Ll}{4,12}ing )?\p{Lu}[^,]{2,60}, .{2,40} (?:held|served as|was|worked as) (?:an? |the )?(?:C[A-Z]O|[ES]?VP|[Vv]ice [Pp]resident|(?:\p{L}+ ){0,3}(?:[Dd]irector|[Hh]ead|[Ll]ead|[Mm]anager|[Pp]artner|[Pp]resident))\b.* (?:at|of|for|with) \p{Lu}/u

/** Letters of a plain word, on average, above which nobody takes a sentence in by ear. */
const heaviest = 6

/** "… the dynamics of marine-terminating outlet glaciers and their response to ocean forcing" */
function isHeavy(sentence: string): boolean {
  const plain = sentence.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]*/gu) ?? []
  return plain.length >= 10 && plain.join('').length / plain.length > heaviest
}

/** A sentence of a biography that is written for a page: there is more in the sentences around it. */
export const isBoast = (sentence: string) =>
  isHeavy(sentence) ||
  [ofOwner, ofOffice, ofBrochure, ofDegrees, ofLeader, ofCareer].some((one) => one.test(sentence))
