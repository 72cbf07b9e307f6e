/** Forms in which guests ask something of the host, for the text or about it. */
const requests = [
  /\b(?:[Pp]lease|[Pp]ls|[Kk]indly),? (?:also |just |only )?(?:avoid|call|credit|describe|do(?: not|n[’']?t)|introduce|keep|leave|mention|name|never|not|refer|say|skip|state|steer)\b/u,
  /^(?:Do not|Don[’']?t|Never) (?:ask|bring up|discuss|mention|name|read|say|use)\b|\b(?:call|describe|introduce|present) me (?:\p{L}+ )?as\b|\b[Mm]y (?:job )?title is\b/u,
  /\b[Oo]ff the record\b|\b[Nn]ot for (?:air|broadcast)\b|\bI(?:[’']d| would) (?:prefer not|rather not)\b|\basks that I not\b|\b(?:figures|names|numbers),? no\b/u,
  /\b(?:say|state) (?:at the (?:beginning|start|top)|up (?:front|top)) that\b|\b(?:have to|must) say that\b/u,
  /\bmy own (?:opinions?|views?)\b|\b(?:opinions?|views?) (?:are|is) my own\b/u,
]
/** Is it asked of the host, and not said to listeners? */
export const isRequest = (sentence: string) => requests.some((one) => one.test(sentence))
