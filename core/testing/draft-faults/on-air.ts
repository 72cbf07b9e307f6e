import { ownSentences } from './own-sentences.ts'

/** Nobody says these: marks of a form, a rank or a register of companies. */
const unsayable =
  /\d[ -]yrs?\b|[→|]|\ban? I[’']m\b|\bis \p{L}+ese\.$|\bpop\. \d|\((?:est|textiles)\b|\bRetd\b|\bat (?:Ex-|Town of|City of|the City of)|\((?:ret\.?|retired)\)|\bHon\. |\b(?:Lt|Col|Maj|Gen|Capt|Sgt)\. |\b[BN]\.V\.|\bA\/S\b|\p{Emoji_Presentation}|(?<!\S)#\p{L}|, age \d/u
/** "Thanks for being here. … Good to have you with us." */
const welcomedTwice =
  /^[^\n“]*\b(?:[Gg]lad|[Gg]ood to have|[Tt]hanks) [^\n“]*\. [^\n“]*\b(?:[Gg]lad|[Gg]ood to have|[Tt]hanks) .*/mu
/** Bodies that are never named without "the". */
const body =
  /\b(?:at|with|from|of|for) (?:(?:US|British|Royal|Salvation|Port|Supreme|High|Family|National|City) )?(?:Army|Navy|Air Force|Authority of|Parliament|Court of|Ministry of|Museum of|University of|Board of|Hôpital d|Musée d)/u
/** "My guest is Ana, founder.": of what? */
const officeAlone = /, (?:(?:co-)?founder|owner|director|partner|ceo)\.$/iu

/** "Hey, Father Anselm." */
const chummy =
  /\b(?:[Hh]ey|[Hh]i),? (?:Bishop|Brother|Father|Imam|Judge|Lady|Lord|Mother|Professor|Rabbi|Reverend|Sir|Sister)\b/u
/** A show called "Whose Turn?" ends its sentence. */
const twoEnds = /[?!]\.(?!\.)/u
/** Asked for the host alone. */
const ofHost = /“[^“”]{0,80}\b(?:leave out|rather not|discuss on air|must not)\b[^“”]{0,40}\?”/u

/** Titles, names of bodies and jobs as they stand in a form, in a sentence that the host reads aloud. */
export const onAir = (content: string): string[] =>
  [
    ...ownSentences(content).filter((sentence) =>
      [unsayable, body, officeAlone, chummy, twoEnds].some((rule) => rule.test(sentence)),
    ),
    ...(ofHost.exec(content) ?? []),
    ...(welcomedTwice.exec(content) ?? []),
  ].map((one) => `not for the air: ${one}`)
