/** Common instructions in Spanish, French, Portuguese and German, by what they are in English. What they forbid is read with the guest’s words. */

const polite =
  /^(?:auch|aber|bitte|e|et|también|und|y|merci de|por favor|s[’']il (?:te|vous) pla[iî]t),? |,? (?:bitte|por favor|s[’']il (?:te|vous) pla[iî]t|svp|merci)$/giu
/** "Que sea …", "mach es …": what is said of the text. */
const makes =
  /^(?:hazl[ao]|que sea|escr[ií]bel[ao]|rends[- ]le|fais[- ]le|faites[- ]le|faça(?:[- ]o)?|deixa?e?[- ]o|mach(?:e|en sie)? (?:es|ihn|den text)|(?:con |in |d[’']un |em |com )?(?:un |einem? |um )?(?:ton[o]?|tom|stil|estilo) )\s*/iu
/** "Un poco", "etwas" */
const rather =
  /^(?:algo|bastante|beaucoup|deutlich|ein bisschen|ein wenig|etwas|mucho|muito|un peu|un poco|um pouco|viel) /iu

const plain: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:más (?:breve|cort[oa])|acórtalo|plus (?:bref|court)e?|kürzer|kürze (?:es|ihn|den text)|mais (?:breve|curt[oa]))$/iu,
    'shorter',
  ],
  [
    /^(?:más (?:detallad|larg)[oa]|plus (?:détaillé|long)(?:ue)?|länger|ausführlicher|mais (?:detalhad|long)[oa])$/iu,
    'longer',
  ],
  [
    /^(?:más (?:formal|seri[oa])|plus (?:formel(?:le)?|sérieux)|(?:formell|förmlich|seriös)er|mais (?:formal|séri[oa])|menos informal)$/iu,
    'more formal',
  ],
  [
    /^(?:más (?:coloquial|informal|relajad[oa])|menos formal|plus (?:décontracté|détendu)e?|moins formel(?:le)?|lockerer|informeller|weniger förmlich|mais (?:descontraíd[oa]|informal))$/iu,
    'less formal',
  ],
  [
    /^(?:en tercera persona|à la troisième personne|in der dritten person|na terceira pessoa)$/iu,
    'in the third person',
  ],
  [
    /^(?:sin (?:bromas|chistes|humor)|no hagas (?:bromas|chistes)|sans (?:blagues?|humour|plaisanteries?)|pas de (?:blagues?|plaisanteries?)|(?:keine|ohne) (?:humor|scherze|witze)|sem (?:brincadeiras|humor|piadas))$/iu,
    'no jokes',
  ],
]

const article =
  /^(?:l[’']|(?:das|dem|den|der|die|eine?[nmr]?|el|ihre?[nmr]?|la|las|le|les|los|o|os|a|as|sa|seine?[nmr]?|ses|seus?|son|suas?|su|sus|una?|une|uma?|des|du|do|da) )/iu
const mentioning =
  /^(?:di algo (?:de|sobre)|habl(?:a|ar|e) (?:del?|sobre)|incluy[ae]|incluir|mencion(?:a|ar|e)|mentionne[rz]?|parle[rz]? (?:des?|du|de l[’'])|évoque[rz]?|inclure|inclus|erwähnen sie|erwähne?|nenne|sprich über|fal(?:a|ar|e) (?:d[aeo]s?|sobre)|inclua|inclui) (?=\S)/iu
const toMention = / (?:ansprechen|erwähnen|nennen)$/iu
const starting =
  /^(?:abr(?:e|ir) con|(?:comienz|empiez)[ae] (?:con|por)|(?:comenzar|empezar) (?:con|por)|(?:commence[rz]?|débute[rz]?) (?:avec|par)|ouvre avec|beginnen? (?:sie )?mit|fange? (?:bitte )?(?:an )?mit|starten? mit|(?:abr[ae]|come[cç](?:a|ar|e)) (?:com|pel[ao])) (?=\S)/iu
const toStart = /^mit (\S.{0,80}?) (?:anfangen|beginnen|starten)$/iu

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'tres cuatro cinco seis siete ocho nueve diez once doce',
    'trois quatre cinq six sept huit neuf dix onze douze',
    'três quatro cinco seis sete oito nove dez onze doze',
    'drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 3])),
)
const ofCount =
  /^(?:(?:haz|hazle|stelle?|pose[rz]?|faça|nur|solo|sólo|seulement|só|apenas|máximo|maximal|maximum|höchstens|au plus) ){0,2}(\p{L}{3,6}|\d{1,2}) (?:fragen|preguntas|perguntas|questions)$/iu
const ofWords =
  /^(?:menos de|máximo(?: de)?|moins de|maximum|unter|maximal|höchstens|weniger als|até|no máximo) (\d{1,4}) (?:mots|palabras|palavras|wörtern?)$/iu

/** The instruction in English; null if it isn’t a common one in these languages. */
export function inEnglish(instruction: string): string | null {
  const wish = instruction.replace(polite, '')
  const ofText = wish.replace(makes, '').replace(rather, '')
  const found = plain.find(([form]) => form.test(ofText))
  if (found) return found[1]
  const named = (rest: string) => rest.trim().replace(article, '')
  if (mentioning.test(wish)) return `mention ${named(wish.replace(mentioning, ''))}`
  if (toMention.test(wish) && !/(?:^|\s)(?:kein|nicht|nie)/iu.test(wish))
    return `mention ${named(wish.replace(toMention, ''))}`
  const start = toStart.exec(wish)?.[1] ?? (starting.test(wish) ? wish.replace(starting, '') : null)
  if (start !== null) return `start with ${named(start)}`
  const most = ofWords.exec(wish)?.[1]
  if (most) return `under ${most} words`
  const count = ofCount.exec(wish)?.[1]?.toLowerCase()
  const number = count && (numbers[count] ?? Number(count))
  return number ? `${number} questions` : null
}

/** Words that begin another instruction in these languages: "y no hables de …". */
export const opensForeign =
  /^(?:acórtalo|comienza|empieza|escribe|évite|evita|habla|hazlo|incluye|kein|keine|lass|mach|más|menciona|mentionne|nada|ne|nicht|no|não|ohne|parle|pas|rien|sans|sem|sin|vermeide)(?=\s|$)/iu

const foreignWords =
  /(?<!\p{L})(?:als|au|aux|avec|bitte|como|con|das|dem|den|der|des?|del|du|een|ein|eine|el|est|et|het|inte|kein(?:e[mnrs]?)?|las|le|les|los|más|mit|nada|ne|ni|nicht|niet|nie|não|och|ohne|para|pas|por|pour|que|sans|sem|się|sin|sobre|su|sur|und|uma?|una?|une|über|von|y|zu|że)(?!\p{L})|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/iu
const englishWords =
  /\b(?:about|and|be|for|her|his|it|like|make|more|not|of|our|out|she|that|the|their|them|this|to|up|use|with|write|your?)\b/iu

/** Is an instruction in another language than English? A few words must do. */
export const isForeignWish = (instruction: string) =>
  foreignWords.test(instruction) && !englishWords.test(instruction)
