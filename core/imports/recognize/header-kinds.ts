import type { WordKind } from './header-words.ts'

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Short words mean too much to count inside a longer header; these few say enough. */
const shortButClear = list(`
    bio tel url web org job foto mail cell role blog name nome naam namn navn
`)
const shortDetails = list('id ip zip age day dob fax tax vat ids plz sex')

/** Inside a longer header these are part of an address or a question rather than the subject. */
const aloneOnly = list(`
    first last x who page post call area areas field fields threads home line over tema people person contact
    om cap via art number list group order level format row sort hours rank link links site office lab account
    show play paper interests business subject medio structure title member lead host hosts agent manager
    talent media fellow staff expert employee creator research theme domain internet image partner
`)

/** Whether a phrase still decides what a header is about when there are other words around it. */
export function counts(kind: WordKind, text: string): boolean {
  if (text.includes(' ')) return true
  if (aloneOnly.has(text) && kind !== 'thing' && kind !== 'other') return false
  if (kind === 'detail' || kind === 'thing') return text.length > 3 || shortDetails.has(text)
  return text.length > 4 || shortButClear.has(text) || kind === 'other' || /[^a-z]{3}/.test(text)
}

/** Roles of people in a programme: at the end of a header they mean the person's name. */
export const peopleWords = list(`
    speaker speakers guest guests presenter presenters author authors panelist panelists attendee participant
    interviewee interviewees lecturer gast gaste gasten sprecher sprecherin referent referentin invite invites invitee
    invitees intervenant intervenants intervenante invitado invitados invitada invitadas ponente ponentes entrevistado
    entrevistada entrevistados convidado convidada convidados convidadas palestrante palestrantes ospite ospiti relatore
    relatori spreker sprekers gaster gjest gjester gaest vieras vieraat gosc goscie prelegent prelegenci vendeg vendegek
    eloado invitat invitati konuk konuklar konusmaci гость гости гостя спикер спикеры відвідувач гість гості tamu
    narasumber gost gosti govornik interviewgast studiogast vortragende vortragender mitwirkende rozmowca host hoste
    medverkande medvirkende haastateltava konugumuz герой героиня собеседник гостя вендег καλεσμενος καλεσμενη καλεσμενοι
    ضيف الضيف ضيوف الضيوف المتحدث متحدث אורח אורחת אורחים מרואיין khach ospita expert experts panellist panellists
    contributor contributors talent 嘉宾 嘉賓 来宾 來賓 讲者 講者 ゲスト 出演者 게스트 출연자
`)

/** Between what a header says and whose it is: "Invités du podcast". */
export const linkingWords = list(
  'of for on du de des del la do da dos dell d l van voor pa im der den am i na w v',
)

/** What a ticket or a session can say about its person. */
export const ofPeople: ReadonlySet<WordKind> = new Set<WordKind>([
  'email',
  'phone',
  'company',
  'firstName',
  'lastName',
  'linkedin',
  'photo',
  'title',
  'bio',
])

/** "Company phone" is a phone: such words are what a header is about when they end it. */
export const reachedBy: ReadonlySet<WordKind> = new Set<WordKind>([
  'email',
  'phone',
  'linkedin',
  'photo',
  'website',
])

/** "Do you agree ...?", "How did you hear ...?" */
export const aboutAFactPattern =
  /^(?:do|did|have|are|will|would|can|may) (?:you|we|i)\b|^(?:how (?:did|many|much|long|often)|when|why|i (?:agree|confirm|consent))\b/
