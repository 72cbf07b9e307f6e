import { hasStart, listOfWords } from './word-starts.ts'

/** Beginnings of words and of phrases for how a name is said. */
const starts = listOfWords(`
  pronounc, pronunc, prononc, pronunt, how to say, how do you say, how do i say, how do we say, how we say, how i say, how it s said, how it is said,
  how is it said, say it, say their name, say your name, say the name, say my name, say name, say his name, say her name, name is said,
  phonetic spelling, spelled phonetically, spelt phonetically, name phonetically, sounds like, aussprache, ausgesprochen, aussprechen, wie spricht man,
  wie sagt man, comment dire, comment se dit, cómo se dice, como se diz, come si dice, come si legge, uitspraak, uitgesproken, hoe zeg je, uttalas,
  uttales, udtales, ääntäm, äännetään, wymow, wymawia, výslovnost, vyslovuje, kiejtés, telaffuz, okunuşu, произнош, произнос, произнес, вимова,
  вимовляється, προφορά, προφέρεται, izgovor, izgovara, изговор, tarimas, izruna, hääldus, pelafalan, pengucapan, phát âm, cách đọc, 発音, 読み方, 読み仮名,
  よみがな, ふりがな, フリガナ, 发音, 發音, 读音, 讀音, 拼音, 발음, النطق, نطق, הגייה, היגוי, उच्चारण, ออกเสียง, คำอ่าน
`)
const whole = new Set(
  listOfWords('say, say as, phonetic, phonetics, phonetic name, name phonetics, uttal, uttale, udtale'),
)

/** Whether a normalized header is about how to say the name, or a part of it. */
export const isPronunciation = (header: string) =>
  whole.has(header) || hasStart(header, starts) || (phoneticPattern.test(header) && partPattern.test(header))

/** "Phonetic Last Name", "Vorname (Aussprache)", "Given Name Yomi": address books have a column for each part. */
export const isPhoneticPart = (header: string) => isPronunciation(header) && partPattern.test(header)
const phoneticPattern =
  /(?:^| )(?:phonetic|yomi|furigana|phonetisch|lautschrift|phonetique|fonetic[oa]|fonetisk)(?: |$)|^x phonetic /u
const partPattern =
  /(?:^| )(?:first|last|middle|given|family|surname|forename|vorname\p{L}?|nachname\p{L}?|familienname|prenom|nom|nombre|apellidos?|nome|sobrenome|cognome|voornaam|achternaam|fornavn|etternavn|efternavn|fornamn|efternamn)(?: |$)/u

/** "say: oh-KAH-for", "pronounced like Sheila" */
const saidPattern =
  /^(?:say|said|pronounced|pronunciation|pron\.|sounds like|rhymes with|sprich|gesprochen|ausgesprochen|prononcez|prononcé|se pronuncia|uitspraak|uttalas|uttales|udtales)(?![\p{L}\p{N}])(.{1,200})$/iu
const bracketPattern = /[([]([^()[\]]{1,240})[)\]]/gu
const separatorPattern = /, ?|; ?| [–—-] ?/gu

const saidIn = (text: string): string | null => {
  const said = saidPattern.exec(text.trim())?.[1]!.trim()
  return said ? said.replace(/^(?:[:=]|as |like )/iu, '').trim() : null
}

const quotedPattern = /^["“„«](.{1,200})["”“»]$/u
const unquoted = (text: string) => text.replace(quotedPattern, '$1')

/** A cell of pronunciations without what says that it is one. */
export const barePronunciation = (cell: string) => unquoted(saidIn(cell) ?? cell)

interface SaidName {
  name: string
  pronunciation: string | null
}

/** A name's cell without how the name is said: "Chidi Okafor (say: oh-KAH-for)", "Siobhán Kelly, pronounced shi-VAWN". */
export function splitPronunciation(cell: string): SaidName {
  const said: string[] = []
  const name = cell.replace(bracketPattern, (bracket, inside: string) => {
    const found = saidIn(inside)
    if (found) said.push(unquoted(found))
    return found ? '' : bracket
  })
  // Of several people in a cell nobody knows whose it is
  if (said.length > 0) return { name: name.trim(), pronunciation: said.length === 1 ? said[0]! : null }
  for (const { index, 0: separator } of cell.matchAll(separatorPattern)) {
    const found = saidIn(cell.slice(index + separator.length))
    if (found) return { name: cell.slice(0, index), pronunciation: unquoted(found) }
  }
  return { name: cell, pronunciation: null }
}
