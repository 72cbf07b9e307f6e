import { expect, test } from 'vitest'
import { sampleInvitation } from '../../testing/marketing-briefs.ts'
import { draftInvitation } from './invitation.ts'
import { varied } from './varied.ts'

const lines = [(show: string) => `Come on ${show}`, (show: string) => `A question from ${show}`]

test('a line that was sent before comes again only when all were', () => {
  const memory = { key: 'Maya', take: 0, recent: ['Come on The Other Show\nHello'] }
  expect(varied(lines, ['Unhurried Work'], memory)).toBe('A question from Unhurried Work')
  const both = { ...memory, recent: ['Come on X', 'A question from X'] }
  expect(varied(lines, ['Y'], both)).toBe(varied(lines, ['Y'], { ...memory, recent: [] }))
})

test('five invitations of a show share neither subject, nor question, nor how they invite', () => {
  const recent: string[] = []
  const mails = ['Maya Okafor', 'Tendai Moyo', 'Sólveig', 'Ruth Abernathy', 'Layla Haddad'].map(
    (guestName) => {
      const brief = {
        ...sampleInvitation,
        request: { ...sampleInvitation.request, guestName },
        recent: [...recent],
      }
      const mail = draftInvitation(brief)
      recent.unshift([mail.subject, ...mail.paragraphs].join('\n'))
      return mail
    },
  )
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5)
  expect(new Set(mails.map(({ paragraphs }) => paragraphs.at(-1))).size).toBe(5)
  expect(new Set(mails.map(({ paragraphs }) => paragraphs[1])).size).toBe(5)
})

test('an email comes with other subjects, and with what to send when nobody answers', () => {
  const { subject, suggestions } = draftInvitation(sampleInvitation)
  expect(suggestions.at(-2)).toMatch(/^Other subject lines: “/)
  expect(suggestions.at(-2)).not.toContain(`“${subject}”`)
  expect(suggestions.at(-1)).toContain(`“Re: ${subject}”`)
})
