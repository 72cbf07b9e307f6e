const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)

const link = /https:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]’]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** Text as HTML with web (https only) and email addresses as links. */
export function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(link)) {
    const href = found.startsWith('https:') ? found : `mailto:${found}`
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(href)}">${escapeHtml(found)}</a>`
    end = index + found.length
  }
  return html + escapeHtml(text.slice(end))
}

const isItem = (line: string) => line.startsWith('- ')

/** A paragraph as HTML: lines that begin with "- " become a list, other line ends stay. */
function paragraphHtml(paragraph: string): string {
  const blocks: { items: boolean; lines: string[] }[] = []
  for (const line of paragraph.split('\n')) {
    const last = blocks.at(-1)
    if (last?.items === isItem(line)) last.lines.push(line)
    else blocks.push({ items: isItem(line), lines: [line] })
  }
  return blocks
    .map(({ items, lines }) =>
      items
        ? `<ul>${lines.map((line) => `<li>${linkedHtml(line.slice(2))}</li>`).join('')}</ul>`
        : `<p>${lines.map(linkedHtml).join('<br>')}</p>`,
    )
    .join('')
}

/** Paragraphs of plain text as HTML, escaped. */
export const paragraphsHtml = (paragraphs: readonly string[]) => paragraphs.map(paragraphHtml).join('\n')
