/** Words as a reader counts them: runs of characters between white space that hold a letter or a digit. */
export const wordCount = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Characters as a reader counts them, so that an emoji or a composed letter is one. */
export const characterCount = (text: string) => [...new Intl.Segmenter(undefined).segment(text)].length
