import { wishesOf } from './wishes.ts'

/** "Not", "without" and what else forbids something, in the languages of the questionnaires. */
const forbidding = [
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|avoid|without|omit|skip|hands off|(?:keep|stay) (?:away|off|out|quiet)|steer (?:well )?clear|cannot|(?:do|does|is|are|must|should|ca|wo)n[’']?t|off[ -]limits|taboo|private|secret|confidential)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:nicht|nichts|nie|niemals|ohne|kein(?:e[mnrs]?)?|tabu|privat|geheim|vertraulich|(?:ver)?meiden?|vermeidet|weg(?:gelassen|lassen)|finger weg|niet|geen|nooit|niets|zonder|vermijd(?:en)?|weglaten|inte|ikke|ej|ingen|inget|inga|aldrig|utan|uten|undvik|undgå|unngå)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:ne|pas|jamais|rien|sans|aucune?|[eé]vit\p{L}{1,5}|tabou|privé|confidentiel|nunca|nada|sin|tampoco|tabú|privado|non|mai|niente|senza|tabù|privato|não|nem|sem)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:ni|nem|nin|niti) (?:(?:media|um|uma|una)(?: sola| única)? )?(?:palabra|palavra|paraula|pio|pío|mu)|(?:neanche|nemmeno|neppure|né) una (?:sola )?parola|nessun[ao]?|ani (?:slov[ao]|słow[ao]|słówka)|egy szót se|ei sanaakaan|nici un cuvânt|niciun cuvânt|tek kelime|ни)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:nigdy|bez|żadnych|unikać|unikaj(?:cie)?|omijać|omijaj(?:cie)?|pomiń|değil|yok|asla|hiç|לא|אל|בלי|אין|لا|بدون|ليس|ممنوع|не|нельзя|нет|никогда|ничего|без|избегать)(?![\p{L}\p{M}])|[不别別勿]|ない|禁止/iu,
]

/** "Careful with", "sujet délicat", "off the record": asks for care, and may ask for silence. */
const careful = [
  /(?<![\p{L}\p{M}])(?:careful(?:ly)? (?:about|around|of|with)|sensitive (?:about|matter|point|subject|topic)|sore (?:point|spot|subject|topic)|delicate (?:matter|point|subject|topic)|touchy|tread (?:carefully|lightly)|(?:go|take it) easy (?:on|with)|embargo(?:ed)?|NDA|privacy|banned|forbidden)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:sujet|point|th[eè]me)s? (?:délicats?|sensibles?)|délicate?|attention (?:à|au|aux|avec)|interdite?|oubli(?:e|er|ez|ons)|laisse[rz]? tomber|motus|heik(?:el|le[mnrs]?)|sensible[ns]? thema|vorsicht|vorsichtig|verboten|verboden|voorzichtig|gevoelig|känsligt?|försiktig|förbjudet)(?![\p{L}\p{M}])/iu,
  /(?<![\p{L}\p{M}])(?:(?:cuidado|ojo) con|cuidado com|tema (?:delicado|sensible|sensível)|delicad[ao]|prohibid[ao]|proibid[ao]|attenzione (?:a|al|alla|con)|vietato|ostrożnie)(?![\p{L}\p{M}])/iu,
  // "Careful: her brother", "her brother is in prison, be careful", but not "a careful reader"
  /^\s*(?:achtung|atenção|atención|attention|attenzione|careful|cautela|cuidado|försiktigt|let op|ojo|pas op|uwaga|warning)(?=\s*[!:;,–—-])/iu,
  /(?:^|[!,.:;?()–—]|\s-)\s?(?:(?:and|be|please|pls|so|very) )*(?:achtung|atenção|atención|attention|attenzione|careful|cautela|cuidado|försiktigt|let op|ojo|pas op|uwaga)(?: (?:please|pls))?[\s!.)]*$/iu,
]

/** "The divorce stays between us", "she hates being asked about it": asks for silence in other words than "no". */
const hushing = [
  /(?<![\p{L}\p{M}])(?:refrain(?:s|ing)?(?: from)?|abstain(?:s|ing)?(?: from)?|exclud(?:e|es|ed|ing)|leaving (?:out|aside)|omit(?:s|ted|ting)|hush(?:[ -]hush)?|gloss over|pass over|tip-?toe around|gag order|(?:(?:best|better) )?(?:left )?un(?:disclosed|mentioned|said|spoken)|(?:for )?(?:my|our|your) (?:ears|eyes) only|off the table|(?:keep|stay|steer)(?: well)? clear(?: of)?|(?:look|shy|stay|steer|veer) away(?: from)?|off(?:[- ](?:the[- ])?| of the )(?:air|camera|mic|record)|(?:is |are |to be )?(?:kept |keep |stays? |remains? )?(?:strictly |just |only )?between (?:ourselves|the two of us|these (?:four )?walls|us|you and (?:I|me))|(?:is |are )?(?:none of (?:anybody|anyone|her|his|my|our|their|your)(?:[’']?s)?|nobody[’']?s|no one[’']?s) (?:business|concern)|mum(?:[’']?s| is) the word(?: (?:about|on))?|(?:keep |stay )?(?:mum|schtum|shtum)(?: (?:about|on))?|(?:(?:my|our|your) )?lips (?:are )?sealed|zip it|(?:is |are |keep |stays? )?(?:still )?under wraps)(?![\p{L}\p{M}])/iu,
  // How somebody feels about it
  /(?<![\p{L}\p{M}])(?:(?:detest|dislike|dread|hate|loathe|resent)s?(?: to be| being| when| it when)?(?: people| you| anybody| anyone)? (?:ask(?:ed|ing|s)?|discuss(?:ed|ing)?|mention(?:ed|ing|s)?|questions?|quizzed|remind(?:ed|ers?)|speak(?:ing)?|talk(?:ing|s)?)|(?:sick|tired|weary|fed up) (?:of|with)(?: being)? (?:ask(?:ed|ing)?|discuss(?:ed|ing)|questions?|quizzed|speaking|talk(?:ing)?)|(?:(?:is|are|feels?|gets?) )?(?:a (?:bit|little) |quite |so |still |very )?uncomfortable(?: (?:about|around|discussing|speaking about|talking about|with))?|(?:would |[’']d )?(?:prefers?|rather|sooner)(?: (?:it|that|they|we|you))? (?:did(?:n[’']?t| not)|not|skip)(?: to)?|(?:(?:becomes?|gets?|is) )?(?:angry|defensive|prickly|tearful|touchy|upset) (?:about|at|by|over|when)|(?:(?:is|are) )?(?:a (?:bit|little) |quite |so |still |very )?sensitive (?:around|on|to)|(?:is|are|still|too|very) sensitive(?! \p{L})|(?:(?:is|are) )?(?:a |still )?(?:an open wound|(?:raw|sore|touchy) (?:nerve|one|point|spot|subject|topic|wound)|raw(?=\s*(?:$|[!,.;)])| (?:about|at|for|right|since|still)(?!\p{L})))|(?:(?:is|are) )?(?:(?:far|still|way) )?too (?:close|early|fresh|painful|personal|private|raw|recent|sad|sensitive|soon)(?: (?:for (?:her|him|them)|to home))?)(?![\p{L}\p{M}])/iu,
  // An order, so it opens a clause and names something: "drop the story of her son", but not "drop-in classes" or "cut it to 100 words"
  /(?:^|[!,.:;?()–—]\s?|\s-\s?|(?<!\p{L})(?:and|better|just|let[’']?s|must|or|please|pls|should|to) )(?:bury|cut|delete|ditch|drop|erase|forget|ignore|remove|scrap|scratch|strike)(?: out)?(?= (?:about )?(?:all|any|every|everything|her|his|our|that|the|their|what)(?!\p{L}))(?! (?:her|him|them) an? )(?! (?:the )?(?:end|first|greeting|intro|introduction|last|length|notes?|questions?|text|whole)(?!\p{L}))/iu,
  /(?:^|[!,.:;?()–—]\s?|(?<!\p{L})(?:and|just|or|please|pls|should|to|we) )(?:[Bb]ury|[Cc]ut|[Dd]itch|[Dd]rop|[Ii]gnore|[Nn]ix|[Rr]emove|[Ss]crap|[Ss]trike)(?: out)?(?= \p{Lu})/u,
  // Spanish, French, Portuguese and German
  /(?<![\p{L}\p{M}])(?:abst[eé]n\p{L}{0,6}|absten(?:erse|ir|ez|ons)|abst(?:er|enha)(?:[ -]se)?|ométel[ao]|omit(?:a|an|amos|e|ir)|excl(?:uir|uya|uye|uya[ns]?|ua|ui)|quita(?:r|lo|la)?|elimina(?:r|lo|la)?|(?:queda |fica |reste |que quede |bleibt )?(?:entre (?:nosotros|tú y yo|usted y yo|nous|toi et moi|vous et moi|nós|você e eu)|unter uns|zwischen uns)|fuera de (?:antena|cámara|micrófono)|fora do ar|hors (?:antenne|caméra|micro)|(?:le |la |lo )?(?:incomoda|molesta)(?: que)?|incómod[ao]|desconfortável|mal à l[’']aise|gêné(?:e|es|s)?(?: par)?|unangenehm(?:e[mnrs]?)?|(?:demasiado|muy) (?:pronto|reciente)|cedo demais|muito recente|trop (?:douloureux|frais|récente?|tôt)|à vif|zu (?:frisch|früh|schmerzhaft)|herida abierta|ferida aberta|wunder punkt|exclu(?:re|ez|ons)|omet(?:s|tez|tons|tre)|supprime(?:r|z)?|retire(?:r|z)?|tais(?:ez)?(?:-toi|-vous)?|taire|unterlass(?:e|en|t)?|aus(?:geklammert|gelassen|gespart|klammern|lassen|schließen|sparen)|streich(?:e|en|t)?|verschweig(?:e|en|t)?|außen vor|unter verschluss|geht (?:keinen|niemanden?)(?: etwas| was)? an)(?![\p{L}\p{M}])/iu,
]

/** What is kept or left where nobody hears of it: "leave the trial alone", "keep the divorce off air", "lass den Prozess weg". */
const leaving = [
  /(?<![\p{L}\p{M}])(?:hold|keep|leave|steer)(?<said>(?: [^\s,;:.!?]{1,20}){0,6}) (?:alone|aside|away|(?<!(?:her|his|the) )back|off(?:(?: the)? (?:air|camera|mic|record))?|out(?: of (?:it|this|the (?:conversation|episode|interview|intro|notes|show|text)))?|to (?:her|him|my|our|them|your)sel(?:f|ves))(?![\p{L}\p{M}-])/giu,
  /(?<![\p{L}\p{M}])(?:put|set)(?<said>(?: [^\s,;:.!?]{1,20}){0,6}) aside(?![\p{L}\p{M}-])/giu,
  /(?<![\p{L}\p{M}])let(?<said>(?: [^\s,;:.!?]{1,20}){1,6}) (?:be|lie|rest)(?![\p{L}\p{M}-])/giu,
  /(?<![\p{L}\p{M}])(?:halten?|lass|lasst|lassen|laat)(?<said>(?: [^\s,;:.!?]{1,20}){0,6}) (?:aus|außen vor|beiseite|heraus|raus|weg|zurück)(?![\p{L}\p{M}-])/giu,
  /(?<![\p{L}\p{M}])(?:deix(?:a|ar|e|em)|dej(?:a|ar|e|emos|en)|laisse(?:r|z)?|mets|mettez|mettre)(?<said>(?: [^\s,;:.!?]{1,20}){0,6}) (?:à part|aparte|de côté|de fora|de lado|fora|fuera)(?![\p{L}\p{M}-])/giu,
]

/** "No" and "private" in what is no matter to speak of: drinks, times, comparisons, a job. */
const harmless = [
  /(?<!\p{L})no \p{L}{1,20}(?: \p{L}{1,20})? (?:for|in|with) (?:(?:her|his|the|their) )?(?:breakfast|coffee|dinner|drinks?|food|juice|lunch|meals?|milk|tea|water)(?!\p{L})/giu,
  /^(?:(?:he|it|she|they)(?:[’']re|[’']s| are| is)?)?(?:n[’']?t| ?not| ?never)(?: an?| always| usually)? (?:around|available|early|free|here|in town|late|local|morning person|night owl|on time|punctual)(?!\p{L})/giu,
  /^(?:(?:he|she|they) )?(?:can[’']?t|cannot|never|not)(?: (?:come|do|join|make|start))?(?: it)?(?: after| at| before| in| on| until)?(?: the)? (?:\d|noon|midday|midnight|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings?|afternoons?|evenings?)(?!\p{L})/giu,
  /(?<!\p{L})(?:nobody|no one|nothing) (?:else )?(?:beats?|better|comes close|compares|like (?:her|his|it|their)|more|rivals|tops)(?!\p{L})|(?<!\p{L})(?:no (?:better|doubt|fewer|hurry|less|nonsense|problem|rush|wonder|worries)|not (?:just|only)|no\. ?\d)(?!\p{L})|(?<!\p{L})non-(?=\p{L})/giu,
  /(?<!\p{L})(?:private|secret) (?:agents?|airports?|bank(?:er|ers|ing|s)?|capital|chefs?|clients?|clinics?|clubs?|coach(?:es)?|collect(?:ions?|ors?)|compan(?:ies|y)|detectives?|equity|events?|gardens?|guides?|hospitals?|ingredients?|investigators?|investors?|islands?|jets?|label|lessons?|pilots?|practice|recipes?|schools?|sector|teachers?|tours?|trainers?|tutors?)(?!\p{L})/giu,
]
/** … unless the sentence is about what is said. */
const ofSaying =
  /(?<!\p{L})(?:air|ask(?:ed|ing|s)?|bring|discuss(?:ed|ing)?|mention(?:ed|ing|s)?|questions?|rais(?:e|ing)|say(?:ing|s)?|speak(?:ing|s)?|stor(?:y|ies)|subjects?|talk(?:ing|s)?|tell(?:ing|s)?|topics?)(?!\p{L})/iu

/** "Don’t forget to mention the book": asks for it. */
const reminding =
  /(?<![\p{L}\p{M}])(?:(?:do not|don[’']?t|must not|never) forget|n[’']oubli(?:e|er|ez|ons) pas|nicht (?:zu )?vergessen|vergiss nicht|no (?:te |se )?olvid(?:ar|e|es)|não (?:se )?esque(?:ça|cer)|non dimenticare|niet vergeten|vergeet niet|glöm inte|nie zapomnij)(?![\p{L}\p{M}])/iu

/** Does the sentence ask not to forget something? */
export const reminds = (sentence: string) => reminding.test(sentence)

/** "Don`t" as "don’t" */
const asTyped = (sentence: string) => sentence.replace(/[`´ʹʼ‘＇]/gu, '’')

const words = [...forbidding, ...careful, ...hushing]

/** The sentence without what only looks like a ban: "no sugar in her tea". */
const withoutHarmless = (sentence: string) =>
  ofSaying.test(sentence) ? sentence : harmless.reduce((rest, one) => rest.replace(one, ' '), sentence)

/** May the sentence forbid something? */
export function forbids(given: string): boolean {
  const sentence = withoutHarmless(asTyped(given).split(reminding).join(' '))
  return (
    words.some((one) => one.test(sentence)) ||
    leaving.some((one) => sentence.search(one) >= 0) ||
    wishesOf(sentence).without.length > 0
  )
}

/** What a sentence says without the words that forbid it: "divorce" of "careful with divorce", and of "keep the divorce off air". */
export function withoutForbidding(sentence: string): string {
  const left = leaving.reduce((rest, one) => rest.replace(one, ' $<said> '), asTyped(sentence))
  return [...hushing, ...careful, ...forbidding].reduce((rest, one) => rest.split(one).join(' '), left)
}
