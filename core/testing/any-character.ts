import * as fc from 'fast-check'

const surrogates = { from: 0xd800, count: 0x800 }

/** Any character of Unicode. fast-check's own `binary` lists all million of them in each process first, which takes longer than most tests. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - surrogates.count).map(
  (place) => String.fromCodePoint(place < surrogates.from ? place : place + surrogates.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('Not one character')
    return code < surrogates.from ? code : code - surrogates.count
  },
)
