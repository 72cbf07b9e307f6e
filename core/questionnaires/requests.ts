/** Forms in which guests ask something of the host, for the text or about it. */
const requests = [
  /\b(?:[Pp]lease|[Pp]ls|[Kk]indly),? (?:also |just |only )?(?:avoid|call|credit|describe|do(?: not|n[’']?t)|introduce|keep|leave|mention|name|never|not|refer|say|skip|state|steer)\b/u,
  /^(?:Do not|Don[’']?t|Never) (?:ask|bring up|discuss|mention|name|read|say|use)\b|\b(?:call|describe|introduce|present) me (?:\p{L}+ )?as\b|\b[Mm]y (?:job )?title is\b/u,
  /\b[Oo]ff the record\b|\b[Nn]ot for (?:air|broadcast)\b|\bI(?:[’']d| would) (?:prefer not|rather not)\b|\basks that I not\b|\b(?:figures|names|numbers),? no\b/u,
  /\b(?:say|state) (?:at the (?:beginning|start|top)|up (?:front|top)) that\b|\b(?:have to|must) say that\b/u,
  /\bmy own (?:opinions?|views?)\b|\b(?:opinions?|views?) (?:are|is) my own\b/u,
]
/** Asks that somebody isn’t to know it: what is said before it is for nobody else. */
const tells = /\b(?:[Dd]o not|[Dd]on[’']?t|[Nn]ever) (?:ever )?tell /u
const somebody =
  /^(?:anybody|anyone|her|him|them|(?:my|our) \p{L}{2,20}(?: \p{L}{2,20})?|\p{Lu}\p{L}{1,20})$/u
const ofIt = / (?:about (?:it|that|this)|it|please|that|this|though)$/u
const elsewhere =
  /(?<!\p{L})(?:[Dd]is|[Dd]ites)(?:-le|-lui)? pas à(?!\p{L})|\b[Nn]icht weitersagen\b|\b[Ss]ag(?:en Sie|t)? (?:das |es )?(?:bitte )?(?:nicht )?(?:meine[mnr]|niemandem)\b|\b[Nn]o se lo dig(?:a|an|as)\b/u
export const asksSecrecy = (sentence: string) =>
  somebody.test((sentence.split(tells)[1] ?? '').split(/[.!?]/u)[0]!.replace(ofIt, '')) || elsewhere.test(sentence)

/** Is it asked of the host, and not said to listeners? */
export const isRequest = (sentence: string) =>
  requests.some((one) => one.test(sentence)) || asksSecrecy(sentence)
