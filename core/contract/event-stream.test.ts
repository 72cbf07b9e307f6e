import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { formatEvent, readEvents, type StreamedEvent } from './event-stream.ts'

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk))
      controller.close()
    },
  })

async function collect(...chunks: Uint8Array[]) {
  const events: StreamedEvent[] = []
  for await (const event of readEvents(streamOf(...chunks))) events.push(event)
  return events
}

const encode = (text: string) => new TextEncoder().encode(text)

test('events arrive whole, wherever the network cuts them', async () => {
  const texts = fc.array(fc.string({ unit: anyCharacter }), { minLength: 1, maxLength: 5 })
  const cuts = fc.array(fc.nat(500), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(texts, cuts, fc.constantFrom('\n', '\r\n'), async (sent, places, newline) => {
      const wire = [': waiting\n\n', ...sent.map((text) => formatEvent('event', { text }))].join('')
      const bytes = encode(wire.replaceAll('\n', newline))
      const ends = [...places.filter((place) => place < bytes.length), bytes.length].sort((a, b) => a - b)
      const chunks = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
      const events = (await collect(...chunks)).filter(({ data }) => data !== '')
      expect(events).toEqual(sent.map((text) => ({ event: 'event', data: JSON.stringify({ text }) })))
    }),
    { seed: 20261121, numRuns: 200 },
  )
})

test('an event that broke off in the middle is dropped', async () => {
  expect(await collect(encode('event: event\ndata: {"text":"whole"}\n\nevent: done\ndata: {"te'))).toEqual([
    { event: 'event', data: '{"text":"whole"}' },
  ])
})

test('several lines of data are one text, and an event without a name is a message', async () => {
  expect(await collect(encode('data: one\ndata:two\nid: 7\n\n'))).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
})

test('whoever stops reading ends the stream', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encode('data: again\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const { data } of readEvents(endless)) if (data === 'again') break
  expect(cancelled).toBe(true)
})
