import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { subscribedCalendar } from './calendar-file.ts'
import { type CalendarEpisode, type CalendarGuest, showEvents } from './show-events.ts'

const changed = {
  version: 3,
  updatedAt: '2026-10-01T08:00:00.000Z',
  minutes: 60,
  page: 'https://kelp.example/',
}
const episodeOf = (given: Partial<CalendarEpisode>): CalendarEpisode => ({
  ...{ id: 12, title: 'Bees', number: null, seriesName: null, guests: [], ...changed },
  ...{ stage: 'scheduled', recordingDate: null, publicationDate: null, ...given },
})
const ada: CalendarGuest = { id: 7, name: 'Ada', interviewDate: '2026-12-04T09:00:00.000Z', ...changed }

/** The events as the calendar of Thunderbird reads them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as [])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}
const calendarOf = (episodes: CalendarEpisode[], guests: CalendarGuest[] = []) =>
  subscribedCalendar(
    { id: 'kelp', server: 'kelp.example', name: 'Unhurried Work' },
    showEvents({ episodes, guests }),
  )

test('a show without dates has an empty calendar with its name', () => {
  const text = calendarOf([episodeOf({})])
  expect(read(text)).toEqual([])
  expect(text).toContain('X-WR-CALNAME:Unhurried Work')
})

test('names that mean something to a calendar, and long ones, come through as they are', () => {
  const title = 'Bees; wasps, and \\ backslashes\nBEGIN:VEVENT ' + 'Ærøskøbing 🐝 '.repeat(20)
  const text = calendarOf([episodeOf({ title, recordingDate: ada.interviewDate, number: 3 })])
  const [event, ...others] = read(text)
  expect(others).toEqual([])
  expect(event!.summary).toBe(`Recording: 3. ${title}`)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a recording keeps its hour in the zone of its listener, whatever the clocks do', () => {
  // 15:00 in Copenhagen before and after the end of summer time
  const dates = ['2026-10-24T13:00:00.000Z', '2026-10-26T14:00:00.000Z']
  const events = read(calendarOf(dates.map((recordingDate, id) => episodeOf({ id, recordingDate }))))
  const hours = events.map(({ startDate }) =>
    startDate.toJSDate().toLocaleTimeString('en-GB', { timeZone: 'Europe/Copenhagen', timeStyle: 'short' }),
  )
  expect(hours).toEqual(['15:00', '15:00'])
  expect(events.map(({ startDate, endDate }) => endDate.subtractDate(startDate).toSeconds())).toEqual([
    3600, 3600,
  ])
})

test('an event keeps its id when it moves, counts its changes, and nothing else changes the calendar', () => {
  const before = calendarOf([episodeOf({ recordingDate: ada.interviewDate })])
  expect(calendarOf([episodeOf({ recordingDate: ada.interviewDate })])).toBe(before)
  const [event] = read(before)
  const [moved] = read(calendarOf([episodeOf({ recordingDate: '2026-12-05T09:00:00.000Z', version: 4 })]))
  expect([moved!.uid, moved!.sequence]).toEqual([event!.uid, 4])
  expect(event!.uid).toBe('episode-12-recording-kelp@kelp.example')
})

test('a guest of an episode at its time is in it, and one with another time is an interview', () => {
  const episode = episodeOf({
    ...{ recordingDate: '2026-12-04T10:00:00+01:00', publicationDate: '2026-12-18T06:00:00.000Z' },
    ...{ seriesName: 'Season 3', guests: [{ id: 7, name: 'Ada' }] },
  })
  const summaries = (guests: CalendarGuest[]) =>
    read(calendarOf([episode], guests)).map(({ summary }) => summary)
  expect(summaries([ada])).toEqual(['Recording: Bees', 'Publication: Bees'])
  expect(summaries([{ ...ada, interviewDate: '2026-12-09T09:00:00.000Z' }])).toContain('Interview with Ada')
  const [recording, publication] = read(calendarOf([episode]))
  expect(recording!.description).toBe('With Ada\nSeason 3\nhttps://kelp.example/')
  expect(publication!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
})

test('a cancelled recording is taken off by the calendar, and takes no time; its guest’s interview is another', () => {
  const planned = episodeOf({ recordingDate: ada.interviewDate, guests: [{ id: 7, name: 'Ada' }] })
  const [before] = read(calendarOf([planned]))
  const text = calendarOf([{ ...planned, stage: 'cancelled', version: 4 }], [ada])
  const [cancelled, interview] = read(text)
  const said = (name: string) => cancelled!.component.getFirstPropertyValue(name)
  expect([cancelled!.uid, cancelled!.sequence]).toEqual([before!.uid, 4])
  expect([said('status'), said('transp')]).toEqual(['CANCELLED', 'TRANSPARENT'])
  expect([interview!.summary, interview!.component.getFirstPropertyValue('status')]).toEqual([
    'Interview with Ada',
    null,
  ])
})
