/**
 * Words and phrases that read translated: "stands" for "is", "told" for "notified" or "printed", "beside" for "in
 * addition to", "at once" for either of two things. Names of things, quotations and people's own words are not checked.
 */
const phrases = [
  'meanwhile',
  'anew',
  'by itself',
  'at once',
  'in hand',
  'for good',
  '(?<!there )is none',
  'leads? back',
  'br(?:ings?|ought) back',
  'lately',
  'begun',
  'where there (?:is|are) none',
  'what (?:became of|went with|is not named)',
  'goes? on as before',
  'works no more',
  'takes? that in',
  '(?:words a minute|texts a week)',
]
const inComments = [
  ...phrases,
  'stands?',
  'stood',
  'tells?',
  'told',
  'beside',
  'gone',
  'mend(?:s|ed)?',
  '(?:null|undefined|empty|none) where',
]

const pattern = (words) => new RegExp(String.raw`(?<![\w'’“"-])(?:${words.join('|')})(?![\w’-])`, 'iu')
const inStrings = pattern(phrases)
const inComment = pattern(inComments)

/** The first mannerism of a comment, or of a text that people read; undefined if it is plain. */
export const mannerismIn = (text, isComment) => (isComment ? inComment : inStrings).exec(text)?.[0]

/** Comments and texts are worded as docs/glossary.md and CONTRIBUTING.md say. */
export const plainEnglish = {
  meta: { type: 'suggestion', docs: { description: 'Comments and texts are plain English' }, schema: [] },
  create: (context) => {
    const check = (node, text, isComment) => {
      const found = mannerismIn(text, isComment)
      if (found) context.report({ node, message: `"${found}": say it in plain English (CONTRIBUTING.md)` })
    }
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value, true)
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value, false)
      },
      TemplateElement: (node) => check(node, node.value.raw, false),
      JSXText: (node) => check(node, node.value, false),
    }
  },
}
