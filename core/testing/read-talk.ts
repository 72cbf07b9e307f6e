import { readFileSync } from 'node:fs'
import { readTranscript } from '../transcripts/read/read-transcript.ts'

/** Talks of about twenty minutes, as recording programs and captions give them. */
export const talkFiles = [
  'beekeeper.txt',
  'tower-cranes.txt',
  'bike-repair.txt',
  'violins-german.txt',
  'salt-spanish.txt',
  'night-nurse.vtt',
] as const
export type TalkFile = (typeof talkFiles)[number]

/** The lines of a talk. */
export const talkOf = (file: TalkFile) =>
  readTranscript(readFileSync(new URL(`talks/${file}`, import.meta.url), 'utf8')).cues
