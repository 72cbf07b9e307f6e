import { expect, test } from 'vitest'
import type { Cue } from '../cue.ts'
import type { TranscriptFormat } from '../transcript-limits.ts'
import { readTranscript } from './read-transcript.ts'

const read = (text: string, format?: TranscriptFormat) => readTranscript(text, format).cues
const short = ({ start, end, speaker, text }: Cue) => [start, end, speaker, text]

const vtt = (...captions: string[]) => ['WEBVTT', ...captions].join('\n\n')

test.each([
  ['', 'The transcript has no words.'],
  [' \n\t\n', 'The transcript has no words.'],
  [
    '<!doctype html><p>Hi',
    'This is a web page, not a transcript. Save the transcript as .txt, .vtt, .srt or .json.',
  ],
  ['PK\u0003\u0004 docx', 'This is not a text file. Save the transcript as .txt, .vtt, .srt or .json.'],
  ['ab\0cd', 'This is not a text file. Save the transcript as .txt, .vtt, .srt or .json.'],
  [vtt('00:01.000 --> 00:xx.000\nHi'), 'Line 3: “00:xx.000” is not a time such as 00:01:02.500.'],
  [vtt('00:05.000 --> 00:03.000\nHi'), 'Line 3: the caption ends at 00:03.000, before its start.'],
  [vtt('NOTE nothing else'), 'The file has no lines with times and words.'],
  ['1\n00:00:61,000 --> 00:01:02,000\nHi', 'Line 2: “00:00:61,000” is not a time such as 00:01:02.500.'],
  ['[0:05] Hi\n[0:04] Ho', 'Line 2: 0:04 comes after 0:05.'],
  ['{"version":"1.0.0",\n"segments":[\n{"startTime":1', 'Line 3: this is not valid JSON.'],
  ['{"version":"1.0.0"}', 'The file has no list called “segments”.'],
  [
    '{"segments":[{"startTime":"1","body":"Hi"}]}',
    'Segment 1 of the file needs a startTime in seconds and a body.',
  ],
  ['a\n'.repeat(40_001), 'A transcript can have at most 40,000 lines.'],
  ['é'.repeat(2_700_000), 'A transcript can be at most 5 MB.'],
])('a transcript is refused in one sentence: case %#', (text, reason) => {
  expect(() => readTranscript(text)).toThrow(reason)
})

test('a file that is sent as .vtt begins like one', () => {
  expect(() => readTranscript('Maya: Hello', 'vtt')).toThrow('Line 1: a .vtt file starts with WEBVTT.')
})

test('captions of a .vtt file keep their times, speakers and words, without markup', () => {
  const cues = read(
    vtt(
      'STYLE\n::cue { color: lime }',
      'NOTE 00:00 is the start',
      'intro\n00:01.000 --> 00:04.000 align:start\n<v.loud Maya Okafor>Kelp <i>grows</i>\nfast &amp; far</v>',
      '01:00:05.250 --> 01:00:07.000\n<v Ben>Does it?</v> <v Maya Okafor>It does.',
      '01:00:08.000 --> 01:00:09.000\n- Fifty centimetres a day.',
    ),
  )
  expect(cues.map(short)).toEqual([
    [1, 4, 'Maya Okafor', 'Kelp grows fast & far'],
    [3605.25, 3607, 'Ben', 'Does it?'],
    [3605.25, 3607, 'Maya Okafor', 'It does.'],
    [3608, 3609, 'Maya Okafor', 'Fifty centimetres a day.'],
  ])
})

test('a .srt file is read with either line break, and without blank lines between captions', () => {
  const text =
    '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nBEN: Welcome.\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nMAYA: Thanks.\r\n'
  expect(readTranscript(text)).toEqual({
    format: 'srt',
    cues: [
      { start: 1, end: 2.5, speaker: 'BEN', text: 'Welcome.' },
      { start: 3, end: 4, speaker: 'MAYA', text: 'Thanks.' },
    ],
  })
})

test('automatic captions that repeat the line before say it once', () => {
  const cues = read(
    vtt(
      '00:00.000 --> 00:02.000\nkelp grows',
      '00:02.000 --> 00:02.010\nkelp grows',
      '00:02.010 --> 00:04.000\nkelp grows\nfifty<00:00:02.500><c> centimetres</c>',
    ),
  )
  expect(cues.map(({ text }) => text)).toEqual(['kelp grows', 'fifty centimetres'])
})

test.each([
  [
    'labels',
    'Ben: Welcome.\nMaya: Thanks,\nBen.\n',
    [
      [null, null, 'Ben', 'Welcome.'],
      [null, null, 'Maya', 'Thanks, Ben.'],
    ],
  ],
  [
    'times and labels',
    '[00:00:05] Ben: Welcome.\n[00:01:02.5] Maya: Thanks.',
    [
      [5, 62.5, 'Ben', 'Welcome.'],
      [62.5, null, 'Maya', 'Thanks.'],
    ],
  ],
  [
    'headings with times',
    'Speaker 1  0:05\nWelcome.\n\nMaya Okafor  1:02\nThanks,\nBen.',
    [
      [5, 62, 'Speaker 1', 'Welcome.'],
      [62, null, 'Maya Okafor', 'Thanks, Ben.'],
    ],
  ],
  [
    'times with names below',
    '[00:00:05] Ben\nWelcome.\n\n[00:01:02] Maya\nThanks.',
    [
      [5, 62, 'Ben', 'Welcome.'],
      [62, null, 'Maya', 'Thanks.'],
    ],
  ],
  [
    'times in brackets',
    'Ben (00:05): Welcome.\n\nMaya (01:02): Thanks.',
    [
      [5, 62, 'Ben', 'Welcome.'],
      [62, null, 'Maya', 'Thanks.'],
    ],
  ],
  [
    'names on lines of their own',
    'Ben:\nWelcome.\n\nMaya:\nThanks.',
    [
      [null, null, 'Ben', 'Welcome.'],
      [null, null, 'Maya', 'Thanks.'],
    ],
  ],
  [
    'paragraphs',
    'One thing: kelp\ngrows fast.\n\nIt is food.\n\nAnd a home.\n',
    [
      [null, null, null, 'One thing: kelp grows fast.'],
      [null, null, null, 'It is food.'],
      [null, null, null, 'And a home.'],
    ],
  ],
  [
    'plain lines',
    'Kelp grows.\nSee https://kelp.example: it does.',
    [
      [null, null, null, 'Kelp grows.'],
      [null, null, null, 'See https://kelp.example: it does.'],
    ],
  ],
])('plain text with %s', (_, text, cues) => {
  expect(read(text).map(short)).toEqual(cues)
})

test('segments of Podcasting 2.0 and of Whisper are lines, and single words become sentences', () => {
  const lines = {
    version: '1.0.0',
    segments: [{ speaker: 'Maya', startTime: 0.5, endTime: 2, body: 'Kelp grows very fast.' }],
  }
  expect(read(JSON.stringify(lines)).map(short)).toEqual([[0.5, 2, 'Maya', 'Kelp grows very fast.']])
  expect(read(JSON.stringify({ segments: [{ start: 1, end: 2, text: ' Kelp grows fast.' }] }))).toMatchObject(
    [{ start: 1, text: 'Kelp grows fast.' }],
  )
  const words = ['Kelp', 'grows', '.', 'It', 'does', '.'].map((body, n) => ({
    speaker: 'Maya',
    startTime: n,
    endTime: n + 1,
    body,
  }))
  expect(read(JSON.stringify({ segments: words })).map(short)).toEqual([
    [0, 3, 'Maya', 'Kelp grows.'],
    [3, 6, 'Maya', 'It does.'],
  ])
})

test('four hours of talk, and lines made to be slow, are read in time', () => {
  const talk = Array.from({ length: 8_000 }, (_, n) => {
    const at = (second: number) => new Date(second * 1000).toISOString().slice(11, 23)
    return `${at(n * 1.8)} --> ${at(n * 1.8 + 1.7)}\n<v Maya>${'kelp grows fast in cold water '.repeat(2)}`
  })
  expect(read(vtt(...talk))).toHaveLength(8_000)
  for (const piece of ['<', '<v ', '[0:00', ': ', '&', '-->', '(1:0', ' \u00a0', '>>'])
    expect(() => read(`A ${piece.repeat(1_000_000 / piece.length)}`, 'text')).not.toThrow(RangeError)
})
