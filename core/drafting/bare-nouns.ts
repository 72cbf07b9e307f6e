/** Things, people and places of which one is never named without "a", "the" or whose it is. */
const nouns = (
  'accordion actor actress advertisement agency airport apartment apple apron architect artist assistant aunt author baby bag baker bakery balcony ball basement basket bathroom beach bedroom bench bicycle bird blanket boat boss bottle bowl box ' +
  'boy bridge brother bucket bus butcher button café camera car carer carpenter cat ceiling cellar chapel child chimney choir cinema city classroom cleaner clerk clock coat colleague company computer contract cook ' +
  'cooperative corner country couple courtyard cousin cow crane customer dancer daughter dentist desk designer dictionary doctor dog doll donkey door dormitory dress driver electrician elevator engineer envelope exam exhibition factory farm farmer ' +
  'father ferry festival fireplace fisherman flag forest fridge friend funeral garage garden gardener girl goat goal grandfather grandmother guest guide guitarist hammer hat helicopter hill hostel hotel house husband instrument interpreter island ' +
  'jacket job journalist kitchen knife laboratory ladder lady lake lamp laptop lawyer lesson library lift lorry machine magazine man map mattress mechanic medal merchant microphone microscope mirror monastery monk mosque mountain ' +
  'museum musician needle neighbour neighborhood network newspaper notebook nun nurse office orchestra orphan oven painter painting parcel passenger passport patient phone photographer picture pig pilot pipe plane player plumber pocket poem poet porter postcard ' +
  'priest project pump receipt recipe referee refugee restaurant river road roof sailor salon sandwich scholarship scientist shelf shepherd ship shoe singer sister snowplough snowplow soldier son song spoon ' +
  'station stone storm story street student studio suitcase supermarket surgeon sweater sword tailor taxi teacher telephone temple tent thing ticket tourist tower toy tractor trailer tram translator tree truck trumpet tunnel ' +
  'umbrella uncle van vehicle village violinist visitor waiter wallet warehouse wheelchair widow wife window woman worker workshop writer yard'
).replaceAll(' ', '|')
/** … and of which one may, as "in place" or "at market", but not of "a small one". */
const others =
  'allotment band book dream field film group key letter market month name place plot problem question room school shed shop table team tool town train way'.replaceAll(
    ' ',
    '|',
  )
const kind =
  '(?:bad|beautiful|big|black|cheap|different|free|good|great|little|local|new|nice|old|other|real|red|second|short|small|special|third|white|young)'
const like = `(?:${kind} ){0,2}`
/** What can only follow when the thing was all that was named: not another noun, as in "bus driver". */
const follows =
  '(?=[.,;!?]|$| (?:at|because|but|for|from|he|I|in|on|she|since|so|that|they|until|we|when|where|which|who|with|you|came|has|is|said|was|went)\\b)'

const doing =
  'bought|break|bring|brought|build|built|buy|carried|drive|drives|drove|flies|found|gave|get|had|has|have|lost|made|make|need|needed|opened|operate|operates|rented|repair|run|runs|sail|sails|saw|sell|sold|started|took|want|wanted|write|wrote'
const at = 'at|behind|for|from|in|inside|into|like|near|on|under|with'

const bare = [
  // "I was engineer", "this is good machine"
  `(?:am|are|be|become|became|is|was|I[’']m)(?: also| already| not| now| only| still)? ${like}(?:${nouns})${follows}`,
  // "we bought tractor", "I drove taxi"
  `(?:${doing})(?: also| only)? ${like}(?:${nouns})${follows}`,
  // "in kitchen", "sent to exhibition"
  `(?:${at}) ${like}(?:${nouns})${follows}`,
  // "in different way", "made free tool"
  `(?:${at}|after|before|but|of|${doing}) ${kind} (?:${others})${follows}`,
].map((one) => new RegExp(`(?<![\\p{L}’'-])${one}`, 'u'))

/** "in office", of a president, and "on foot" are right. */
const idioms = /\b(?:in (?:office|pocket|stone)|at office|(?:from|on) foot)\b/u

const ofBare = new RegExp(` of ${like}(?:${nouns})(?=$|,| (?:and|at|for|in|with) )`, 'u')
/** "a weaver of backstrap", "president of cooperative" */
export const isOfBare = (phrase: string) => ofBare.test(phrase)

/** Is one of several named like what can’t be counted: "I work in factory", "I was engineer"? */
export const namesBare = (text: string) =>
  bare.some((one) => {
    const [found] = one.exec(text) ?? []
    return found !== undefined && !idioms.test(found)
  })

const opening = new RegExp(`^That ${like}(?:${nouns}) (?:can|does|has|is|means|needs|was|will)\\b`, 'u')
/** "That exam is about knowledge.", of what people think: it is heard as one exam. */
export const opensBare = (sentence: string) => opening.test(sentence)
