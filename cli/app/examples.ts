/** Example command lines for `addHelpText('after', …)`. */
export const examples = (...lines: string[]) =>
  ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n')
