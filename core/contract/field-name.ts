/** The readable name of a body field: "Podcast name" for `podcastName`, "Website URL" for `websiteUrl`, and for `socialLinks.website`. */
export function fieldName(path: readonly PropertyKey[] = []): string {
  const names = path.filter((part) => typeof part === 'string')
  const key = names.at(-1)
  if (key === undefined || key === '') return 'This'
  const words = key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\burl\b/, 'URL')
    .replace(/\blinkedin\b/, 'LinkedIn')
  const url = names.at(-2) === 'socialLinks' ? ' URL' : ''
  return words[0]!.toUpperCase() + words.slice(1) + url
}
