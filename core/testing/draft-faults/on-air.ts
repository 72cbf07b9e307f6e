import { ownSentences } from './own-sentences.ts'

/** Nobody says these: marks of a form, a rank or a register of companies. */
const unsayable =
  /\d yrs?\b|\bpop\. \d|\((?:est|textiles)\b|\bRetd\b|\bat (?:Ex-|Town of|City of|the City of)|\((?:ret\.?|retired)\)|\bHon\. |\b(?:Lt|Col|Maj|Gen|Capt|Sgt)\. |\b[BN]\.V\.|\bA\/S\b/u
/** Bodies that are never named without "the". */
const body =
  /\b(?:at|with|from|of|for) (?:(?:US|British|Royal|Salvation|Port|Supreme|High|Family|National|City) )?(?:Army|Navy|Air Force|Authority of|Parliament|Court of|Ministry of|Museum of|University of|Board of|Hôpital d|Musée d)/u
/** "My guest is Ana, founder.": of what? */
const officeAlone = /, (?:(?:co-)?founder|owner|director|partner|ceo)\.$/iu

/** Titles, names of bodies and jobs as they stand in a form, in a sentence that the host reads aloud. */
export const onAir = (content: string): string[] =>
  ownSentences(content)
    .filter((sentence) => unsayable.test(sentence) || body.test(sentence) || officeAlone.test(sentence))
    .map((sentence) => `not for the air: ${sentence}`)
