import type { Cli } from '../app/cli.ts'

export const kinds = [
  'guests',
  'content',
  'questionnaires',
  'sponsors',
  'webhooks',
  'keys',
  'profiles',
] as const
/** Whose ids a shell completes. */
export type Kind = (typeof kinds)[number]

export const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word)

/** Of long lists a shell offers the first. */
const limit = 200

interface Value {
  id: string | number
  title: string
}

const readers: Record<Kind, (cli: Cli) => Promise<Value[]>> = {
  guests: async ({ api }) =>
    (await api.guests.list({ query: { limit, view: 'card' } })).map(({ id, name }) => ({ id, title: name })),
  content: async ({ api }) =>
    (await api.content.recent({ query: { limit } })).map(({ id, guestId, contentType }) => ({
      id,
      title: `${contentType} for guest ${guestId}`,
    })),
  questionnaires: async ({ api }) =>
    (await api.questionnaires.list()).map(({ id, title }) => ({ id, title })),
  sponsors: async ({ api }) =>
    (await api.sponsors.list()).map(({ id, companyName }) => ({ id, title: companyName })),
  webhooks: async ({ api }) => (await api.webhooks.list()).map(({ id, url }) => ({ id, title: url })),
  keys: async ({ api }) => (await api.keys.list()).map(({ id, name }) => ({ id, title: name })),
  profiles: async ({ logins }) =>
    (await logins.profiles()).map(({ name, server }) => ({ id: name, title: server })),
}

/** Ids with titles, a line each, with a tab between them. */
export async function printValues(cli: Cli, kind: Kind): Promise<void> {
  cli.output.list(await readers[kind](cli), [
    { title: 'Id', cell: ({ id }) => String(id), rigid: true },
    { title: 'Title', cell: ({ title }) => title },
  ])
}
