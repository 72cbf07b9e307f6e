import { isEnglishWord } from '../text/english-words.ts'
import { spokenName } from './names.ts'
import { inOrder, isTitleWord, office, religious, words } from './titles-of-names.ts'

/** "Call me Tink.", of whatever name. */
const asksToBe =
  /(?:^|[.!?\n]\s?)(?:(?:[Pp]lease|[Jj]ust|[Yy]ou (?:can|may)),? )?[Cc]all me (\p{Lu}[\p{L}-]{1,20})(?=[.,!;]|\n|$)/gu
/** "After that Justice Gold will do." */
const afterFirst = /(?<=[.!?\n]\s?)After (?:that|the first),? /gu
/** "Justice Gold will do.", "just ana is fine", "Please use Dermot.", "I go by Seun" */
const willDo =
  /(?:(?:^|[.!?\n]\s?)(?:just )?|\bjust )["“]?((?:\p{L}{2,12} )?\p{L}[\p{L}-]+)["”]? (?:is (?:enough|fine|good)|will do)\b/giu
const uses =
  /(?<!\bnot |n[’']t |\bnever )\b(?:call me|(?:to|just|please) use|goes by|I go by) (\p{Lu}[\p{L}-]+)/giu

/** "Goes by Seun.", "Ana goes by Tink", and not "Her boat goes by Tink" */
const goesBy =
  /(?:^|[.!?\n] ?)(?:(\p{Lu}[\p{L}’-]{0,20}) )?(?:[Gg]oes|go) by ["“]?(\p{Lu}[\p{L}-]{1,20})(?=["”.,;!\n]|$)/gu
/** "I am Darek, I am 52": a form of the first name, and not "I am Danish" */
const saysName = /(?:^|\n)(?:I am|I[’']m|My name is) (\p{Lu}\p{Ll}{2,12})(?=[.,;!\n]|$| and I\b)/gu
const isFormOf = (first: string, said: string) =>
  !isEnglishWord(said) &&
  (first.slice(0, 2) === said.slice(0, 2) || first.toLowerCase().endsWith(said.toLowerCase()))

/** The other name by which guests speak of themselves, or the host's note of them. */
function usualNames([first = '', ...others]: string[], written: string): string[] {
  const isGuest = (subject: string) =>
    /^(?:|He|I|She|They)$/u.test(subject) || [first, ...others].includes(subject)
  return [
    ...[...written.matchAll(goesBy)].flatMap(([, subject = '', one = '']) => (isGuest(subject) ? [one] : [])),
    ...[...written.matchAll(saysName)].flatMap(([, one = '']) => (isFormOf(first, one) ? [one] : [])),
  ]
}

/** What the guest asks to be called: one of the names, one with a title, or another name; null if they don’t ask. */
export function calledAs(name: string, written: string): string | null {
  const all = words(inOrder(name)).map((word) => word.replace(/["“”()]/gu, ''))
  const own = all.filter((word) => !isTitleWord(word))
  const asIn = (word: string) => own.find((one) => one.toLowerCase() === word.toLowerCase())
  const isTitle = (word: string) => isTitleWord(word) || /^(?:Justice|Sister|Brother|Coach)$/u.test(word)
  const enough = [...written.replace(afterFirst, '').matchAll(willDo)].flatMap(([, called = '']) => {
    const [first = '', second] = called.split(' ')
    const last = asIn(second ?? first)
    return !last || (second && !isTitle(first) && !asIn(first)) ? [] : [second ? `${first} ${last}` : last]
  })
  // "Please use Lady Cyclone" asks for the whole name
  const used = [...written.matchAll(uses)].flatMap(({ 1: one = '', 0: found, index }) => {
    const second = own[own.indexOf(one) + 1]
    // "They call me Beth Ann.", "Goes by Hồng Vân." of Nguyễn Thị Hồng Vân
    const isGiven = second !== own.at(-1) || (one !== own[0] && own.length > 2)
    const isDouble = second && isGiven && written.startsWith(` ${second}`, index + found.length)
    return own.includes(one) ? [isDouble ? `${one} ${second}` : one] : []
  })
  const other = [...written.matchAll(asksToBe)].map(([, one = '']) => one).filter((one) => !isTitle(one))
  return [...used, ...enough, ...other, ...usualNames(own, written)][0] ?? null
}

/** Where `called` is in the text as a whole, and not as the beginning of the whole name; “My name is Ana Gold.” says the surname. */
const isCalled = (called: string, next: string, text: string) =>
  text.split(called).some((before, at, all) => {
    const after = all[at + 1]
    return (
      after !== undefined &&
      !/\p{L}$|\b(?:[Nn]ame is|I am|I[’']m) $/u.test(before) &&
      !after.startsWith(` ${next}`) &&
      !/^[\p{L}’-]/u.test(after)
    )
  })

/** "Pastor Mike", "Emma Louise", "J.D.": how the texts call somebody by more than the first name, or by initials; null if they don’t. */
export function calledInTexts(name: string, written: string): string | null {
  const all = spokenName(name).split(' ')
  const [first = '', second = '', third = ''] = all
  const isTitled = office.test(first) || religious.test(first)
  const isInitials = /^(?:\p{Lu}\.){2,3}$/u.test(first)
  if (isInitials && all.length === 2) return isCalled(first, second, written) ? first : null
  if (all.length !== 3 || (!isTitled && isCalled(first, second, written))) return null
  const isName = [first, second].every((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
  return isName && isCalled(`${first} ${second}`, third, written) ? `${first} ${second}` : null
}
