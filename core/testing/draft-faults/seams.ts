import type { Brief } from '../../content/brief.ts'
import { capitals } from './capitals.ts'
import { cutAnswers } from './cut-answers.ts'
import { fragments } from './fragments.ts'
import { leadIns } from './lead-ins.ts'
import { lists } from './lists.ts'
import { names } from './names.ts'
import { objects } from './objects.ts'
import { onAir } from './on-air.ts'
import { persons } from './persons.ts'
import { placeAndTime } from './place-and-time.ts'
import { quoting } from './quoting.ts'
import { readAloud } from './read-aloud.ts'
import { wordsOfNobody } from './owned-words.ts'
import { spelling } from './spelling.ts'
import { subjects } from './subjects.ts'

/** Where templates and a guest's words are joined badly, one rule a file. */
const seams: ((content: string, brief: Brief) => string[])[] = [
  capitals,
  cutAnswers,
  objects,
  fragments,
  quoting,
  lists,
  placeAndTime,
  spelling,
  onAir,
  leadIns,
  wordsOfNobody,
  subjects,
  persons,
  readAloud,
  names,
]

export const seamFaults = (content: string, brief: Brief) => seams.flatMap((rule) => rule(content, brief))
