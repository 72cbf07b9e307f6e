/** Occupations, as the last word of a title. */
const roles = new Set(
  (
    'head chief ceo cto cfo coo cmo cio cpo vp svp president chair chairman chairwoman chairperson dean provost principal ' +
    'fellow partner associate analyst architect artist attorney author barrister chef coach cook counsel dentist dj dramatist ' +
    'economist expert farmer filmmaker founder co-founder cofounder guide host co-host journalist judge lead lecturer ' +
    'librarian mayor midwife minister musician nurse officer owner pilot poet postdoc producer professor psychologist ' +
    'rabbi researcher reporter salesperson scholar scientist secretary senator specialist statistician strategist ' +
    'surgeon teacher technologist trustee underwriter vet writer comedian activist advocate athlete carpenter ceramicist ' +
    'diplomat evangelist intern resident speaker student graduate alumna alumnus member volunteer fan lover mother father ' +
    'parent winner recipient ambassador potter baker brewer boatbuilder'
  ).split(' '),
)

/** Endings of such words. */
const endings =
  /(?:ologist|ographer|ographist|grapher|ician|arian|iatrist|logian|eer|maker|keeper|wright|smith|woman|person)$/i
const agents = /(?:er|or|ist|ian|ant|ent)$/i
/** Minimum letters of such a word. */
const shortestAgent = 5
/** Words with such an ending that aren't occupations. */
const notRoles = new Set(
  (
    'other another number member order water river summer winter center centre power paper letter never ever over under ' +
    'after rather whether together former further better later chapter matter computer theater theatre newsletter laughter ' +
    'daughter sister brother mother father grandfather grandmother different current important patient instrument document ' +
    'department government student parent resident talent event moment accent agent recent independent excellent present ' +
    'error mirror color colour floor door humor humour major minor senior junior vegetarian italian brazilian indian ' +
    'canadian norwegian egyptian iranian austrian australian christian restaurant elephant giant constant distant plant'
  ).split(' '),
)

/** Whether a word can end a title. */
export function isRole(word: string): boolean {
  const lower = word.toLowerCase()
  if (roles.has(lower)) return true
  return !notRoles.has(lower) && (endings.test(word) || (word.length >= shortestAgent && agents.test(word)))
}

const former = new Set([
  'former',
  'formerly',
  'ex',
  'previously',
  'retired',
  'once',
  'was',
  'late',
  'earlier',
])
export const isFormerRole = (words: string[]) =>
  words.some((word) => former.has(word) || word.startsWith('ex-'))

const ofWorks = new Set(
  (
    'author co-author coauthor writer novelist host co-host cohost creator composer translator narrator illustrator ' +
    'winner recipient mother father parent lover fan star voice champion singer poet producer speaker survivor'
  ).split(' '),
)
/** "Author of Night Shift": what follows is a work, not an employer. */
export const isRoleOfWork = (word: string) => ofWorks.has(word.toLowerCase())

const elsewhere = new Set(
  (
    'speaker panelist panellist guest student graduate alumna alumnus fan lover mother father parent daughter son ' +
    'winner recipient contributor finalist participant volunteer member survivor'
  ).split(' '),
)
/** Roles that aren't employment at the named place. */
export const isRoleElsewhere = (word: string) => elsewhere.has(word.toLowerCase())
