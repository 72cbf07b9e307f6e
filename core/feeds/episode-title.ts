/** "120:", "12 –", "12.": a bare number is an episode number only if punctuation follows. */
const bare = /^(\d{1,6})\s?(?:[:|–—]\s?|[.)-]\s)/u
/** "Episode 7:", "Ep. 90 –", "S2E3 |", "#12:" */
const named =
  /^(?:(?:episode|folge|épisode|episodio|ep|e|no|nr)\b\.?\s?#?|s\d{1,3}\s?e|#\s?)(\d{1,6})\s?(?:[:|–—]\s?|[.)-]\s)/iu
/** "#12 Why", "Ep. 90 Why": without punctuation, the title must begin with a capital. */
const short = /^(?:#\s?|[Ee][Pp]\.?\s?#?)(\d{1,6})\s(?=\P{Ll})/u

/** A title without the episode number that the feed also gives: "120: Why kelp" is "Why kelp" in episode 120. */
export function withoutNumber(title: string, number: number | null): string {
  if (number === null) return title
  const start = [bare, named, short].map((pattern) => pattern.exec(title)).find((found) => found !== null)
  if (!start || Number(start[1]) !== number) return title
  return title.slice(start[0].length).trim() || title
}
