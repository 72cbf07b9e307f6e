import { expect, test } from 'vitest'
import { defaultTemplate, fillMail, mailtoLink } from './mail-template.ts'

const values = {
  guest: 'Ada Lovelace',
  'first name': 'Ada',
  show: 'Unhurried Work',
  host: 'Ines',
  questionnaire: 'Before we record',
  date: 'Tuesday',
  recording: 'We’re recording on Tuesday.',
  link: 'https://show.example/q/1?guest=2',
  page: 'https://show.example/g/1',
}

test('a mail names the guest, the show and the link', () => {
  const mail = fillMail(defaultTemplate.invite, values)
  expect(mail.subject).toBe('A few questions before we record Unhurried Work')
  expect(mail.text).toMatch(/^Hi Ada,/)
  expect(mail.text).toContain('https://show.example/q/1?guest=2')
  expect(mail.text).not.toMatch(/[{}]/)
})

test('a mail says when the recording is, where that is known', () => {
  expect(fillMail(defaultTemplate.invite, values).text).toContain('. We’re recording on Tuesday. To help')
  expect(fillMail(defaultTemplate.invite, { ...values, recording: '' }).text).toContain(
    'Unhurried Work. To help',
  )
})

test('braces around anything else stay, also those that a name brings along', () => {
  const mail = fillMail(
    { subject: '{nobody} {guest}', text: '{ link } {constructor}' },
    { ...values, guest: '{link}' },
  )
  expect(mail).toEqual({ subject: '{nobody} {link}', text: '{ link } {constructor}' })
})

test('a name with line breaks adds no header to the subject', () => {
  expect(
    fillMail({ subject: 'For {guest}', text: '' }, { ...values, guest: 'Ada\r\nBcc: all' }).subject,
  ).toBe('For Ada Bcc: all')
})

test('the link to a mail program has address, subject and text, whatever is in them', () => {
  const href = mailtoLink('a&b?c@engine.example', { subject: 'A & B', text: 'One\nTwo #3' })
  const url = new URL(href)
  expect(decodeURIComponent(url.pathname)).toBe('a&b?c@engine.example')
  expect(Object.fromEntries(url.searchParams)).toEqual({ subject: 'A & B', body: 'One\r\nTwo #3' })
})
