interface Item {
  title?: string
  guid?: string
  date?: string
  inside?: string
}

const usual =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"'

const item = ({
  title = 'Kelp',
  guid = title,
  date = 'Wed, 04 Nov 2026 06:00:00 GMT',
  inside = '',
}: Item = {}) =>
  `<item><title>${title}</title>${guid && `<guid isPermaLink="false">${guid}</guid>`}${date && `<pubDate>${date}</pubDate>`}${inside}</item>`

/** An RSS feed of Unhurried Work; what is between its tags stays as it is given. */
export const rss = (
  items: Item[] = [{}],
  { head = '', spaces = usual, start = '<?xml version="1.0"?>' } = {},
) =>
  `${start}<rss version="2.0" ${spaces}><channel><title>Unhurried Work</title><description>Slow talks.</description>${head}${items.map(item).join('\n')}</channel></rss>`

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text, (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat(),
  ])

interface SampleFeed {
  bytes: Uint8Array
  /** What is read of its first episode. */
  episode: Record<string, unknown>
  /** What is read of its show. */
  show?: Record<string, unknown>
}
const feed = (text: string, episode: SampleFeed['episode'], show?: SampleFeed['show']): SampleFeed => ({
  bytes: utf8(text),
  episode,
  ...(show && { show }),
})
const one = (given: Item, episode: SampleFeed['episode']) => feed(rss([given]), episode)

const person = '<podcast:person role="guest" href="https://maya.example">Maya Chen</podcast:person>'
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Unhurried Work</title><subtitle>Slow talks.</subtitle>
<entry><id>urn:uuid:1</id><title type="html">Kelp &amp;amp; tea</title><published>2026-11-04T06:00:00+01:00</published>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>About <em>kelp</em>.</p></div></content></entry></feed>`

/** Feeds as hosting platforms, old blogs and broken scripts write them. */
export const sampleFeeds: Record<string, SampleFeed> = {
  'plain RSS': feed(
    rss(),
    { title: 'Kelp', guid: 'unhurried work Kelp', publicationDate: '2026-11-04T06:00:00.000Z' },
    { title: 'Unhurried Work', description: 'Slow talks.' },
  ),
  'people of Podcasting 2.0': one(
    { inside: person },
    { people: [{ name: 'Maya Chen', role: 'guest', link: 'https://maya.example' }] },
  ),
  'a person without a role': one(
    { inside: '<podcast:person>Ines</podcast:person>' },
    { people: [{ name: 'Ines', role: '', link: null }] },
  ),
  'namespaces under other names': feed(
    rss(
      [
        {
          inside:
            '<pc:person role="Guest">Maya Chen</pc:person><i:season>3</i:season><i:episode>12</i:episode>',
        },
      ],
      {
        spaces:
          'xmlns:pc="https://podcastindex.org/namespace/1.0" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd"',
      },
    ),
    { season: 3, number: 12, people: [{ name: 'Maya Chen', role: 'guest', link: null }] },
  ),
  'the older address of the namespace': feed(
    rss([{ inside: '<p:person role="guest">Maya Chen</p:person>' }], {
      spaces: 'xmlns:p="https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md"',
    }),
    { people: [{ name: 'Maya Chen', role: 'guest', link: null }] },
  ),
  'namespaces that nobody declared': feed(
    rss([{ inside: '<itunes:season>2</itunes:season>' }], { spaces: '' }),
    { season: 2 },
  ),
  'a locked show with its cover and its hosts': feed(
    rss([{}], {
      head: '<podcast:locked owner="a@b.example">yes</podcast:locked><itunes:image href="https://x.example/a.png"/><itunes:author>Ines Falkenberg</itunes:author><podcast:person>Ines Falkenberg</podcast:person><image><url>https://x.example/b.png</url><title>Another</title></image>',
    }),
    { title: 'Kelp' },
    { isLocked: true, image: 'https://x.example/a.png', author: 'Ines Falkenberg', title: 'Unhurried Work' },
  ),
  'transcripts and chapters': one(
    {
      inside:
        '<podcast:transcript url="https://x.example/a.vtt" type="text/vtt"/><podcast:chapters url="https://x.example/c.json"/>',
    },
    {
      hasTranscript: true,
      hasChapters: true,
      notes: 'Transcript: https://x.example/a.vtt\nChapters: https://x.example/c.json',
    },
  ),
  'HTML in CDATA': one(
    {
      inside:
        '<description><![CDATA[<p>About <b>kelp</b> &amp; tea.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>]]></description>',
    },
    { notes: 'About kelp & tea.\n\n- One\n\n- Two' },
  ),
  'HTML in entities': one(
    { inside: '<description>&lt;p&gt;Kelp&amp;nbsp;&amp;eacute;t&amp;eacute;&lt;/p&gt;</description>' },
    { notes: 'Kelp été' },
  ),
  'entities twice': one({ title: 'Tea &amp;amp; kelp', guid: 'a' }, { title: 'Tea & kelp' }),
  'a link in a description': one(
    { inside: '<content:encoded><![CDATA[Read <a href="https://x.example/">this</a>]]></content:encoded>' },
    { notes: 'Read this (https://x.example/)' },
  ),
  'the longest of several descriptions': one(
    { inside: '<description>Short</description><itunes:summary>A longer one.</itunes:summary>' },
    { notes: 'A longer one.' },
  ),
  'Latin-1': {
    bytes: latin1(
      rss([{ title: 'Ærø été', guid: 'a' }], { start: '<?xml version="1.0" encoding="ISO-8859-1"?>' }),
    ),
    episode: { title: 'Ærø été' },
  },
  'Latin-1 that says it is UTF-8': {
    bytes: latin1(
      rss([{ title: 'Café Ærø', guid: 'a' }], { start: '<?xml version="1.0" encoding="UTF-8"?>' }),
    ),
    episode: { title: 'Café Ærø' },
  },
  'an encoding that nobody knows': feed(rss([{}], { start: '<?xml version="1.0" encoding="klingon"?>' }), {
    title: 'Kelp',
  }),
  'UTF-16': { bytes: utf16(rss([{ title: 'Ærø', guid: 'a' }])), episode: { title: 'Ærø' } },
  'a byte order mark and blank lines first': feed(`\u{feff}\n\n${rss()}`, { title: 'Kelp' }),
  'no dates': one({ date: '' }, { publicationDate: null, unreadDate: null }),
  'a date that cannot be': one(
    { date: 'Tuesday, last week' },
    { publicationDate: null, unreadDate: 'Tuesday, last week' },
  ),
  'a date in the year 1': one({ date: '0001-01-01T00:00:00Z' }, { publicationDate: null }),
  'a wrong day of the week': one(
    { date: 'Mon, 04 Nov 2026 06:00:00 +0100' },
    { publicationDate: '2026-11-04T05:00:00.000Z' },
  ),
  'a date as ISO 8601': one(
    { date: '2026-11-04T06:00:00Z' },
    { publicationDate: '2026-11-04T06:00:00.000Z' },
  ),
  'no guid': one(
    { guid: '', inside: '<enclosure url="https://x.example/1.mp3" length="1" type="audio/mpeg"/>' },
    { guid: 'https://x.example/1.mp3' },
  ),
  'the page of an episode': one(
    { guid: '', inside: '<link>https://x.example/kelp</link>' },
    { guid: 'https://x.example/kelp' },
  ),
  'a link that every episode has': feed(
    rss([
      { guid: '', inside: '<link>https://x.example/</link>' },
      { title: 'Tea', guid: '', inside: '<link>https://x.example/</link>' },
    ]),
    { title: 'Kelp', guid: 'unhurried work Kelp Wed, 04 Nov 2026 06:00:00 GMT' },
  ),
  'an id that is one everywhere': one({ guid: 'urn:x:1' }, { guid: 'urn:x:1' }),
  'nothing but a title': one({ guid: '', date: '' }, { guid: 'unhurried work Kelp' }),
  'negative and absurd numbers': one(
    { inside: '<itunes:season>999999999</itunes:season><itunes:episode>-5</itunes:episode>' },
    { season: null, number: null },
  ),
  'a number that its title repeats': one(
    { title: 'Ep. 90 – Why kelp', guid: 'a', inside: '<itunes:episode>90</itunes:episode>' },
    { title: 'Why kelp', number: 90 },
  ),
  'no title': one({ title: '', guid: 'a' }, { title: 'Untitled episode' }),
  'numbers in words around them': one(
    { inside: '<itunes:season>Season 4</itunes:season><itunes:episode>n/a</itunes:episode>' },
    { season: 4, number: null },
  ),
  Atom: feed(
    atom,
    {
      guid: 'urn:uuid:1',
      title: 'Kelp & tea',
      notes: 'About kelp.',
      publicationDate: '2026-11-04T05:00:00.000Z',
    },
    { description: 'Slow talks.' },
  ),
  'RSS 1.0': feed(
    '<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Unhurried Work</title></channel><item><title>Kelp</title><link>https://x.example/1</link><dc:date>2026-11-04</dc:date></item></rdf:RDF>',
    { guid: 'https://x.example/1', publicationDate: '2026-11-04T00:00:00.000Z' },
    { title: 'Unhurried Work' },
  ),
  'tags that nobody closed': feed(
    '<rss><channel><title>Unhurried Work<item><title>Kelp</title><guid>a</guid><description>Salt & water <b>here</description><item><title>Tea</title><guid>b</guid></item></channel></rss><!-- 0.2 s -->',
    { title: 'Kelp' },
  ),
  'entities of its own': feed(
    `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss([{ title: 'Kelp &b;', guid: 'a' }], { start: '' })}`,
    { guid: 'unhurried work a' },
  ),
  'an episode that is there twice': feed(rss([{}, { title: 'Kelp again', guid: 'Kelp' }]), { title: 'Kelp' }),
  'tags deeper than anybody nests them': feed(
    rss([{ inside: `<description>Deep</description>${'<x>'.repeat(20_000)}` }]),
    { title: 'Kelp', notes: 'Deep' },
  ),
}
