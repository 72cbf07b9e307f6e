/** The readable name of a body field: "Podcast name" for `podcastName`, "Website URL" for `websiteUrl`, "Website" for `socialLinks.website`. */
export function fieldName(path: readonly PropertyKey[] = []): string {
  const key = path.findLast((part) => typeof part === 'string')
  if (key === undefined || key === '') return 'This'
  const words = key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\burl\b/, 'URL')
    .replace(/\blinkedin\b/, 'LinkedIn')
  return words[0]!.toUpperCase() + words.slice(1)
}
