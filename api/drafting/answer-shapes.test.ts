import { sampleInvitation } from '@cueroom/core/testing/marketing-briefs.ts'
import { sampleBrief, sampleGuest, sampleShow } from '@cueroom/core/testing/samples.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'
import { createDrafting } from './provider.ts'

const folder = new URL('../testing/model-answers/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const refusalOf = (name: string) => {
  const { status, body } = JSON.parse(fileOf(name)) as { status: number; body: unknown }
  return { status, body: JSON.stringify(body) }
}
const questions = '1. What do you count on reef number four?\n\n2. What did the bare rock teach you?'
const email = JSON.stringify({
  subject: 'Come on the show',
  paragraphs: ['Hi Maya,', 'Come.'],
  suggestions: [],
})
const brief = sampleBrief(sampleGuest('maya-okafor'), 'questions')
const failing = [
  'azure-filtered.sse',
  'openai-refusal.sse',
  'reasoning-to-the-limit.sse',
  'vllm-error-in-stream.sse',
]
const answering = readdirSync(folder).filter((name) => name.endsWith('.sse') && !failing.includes(name))

let model: ModelServer
let notices: string[]
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())
beforeEach(() => {
  notices = []
  model.requests.length = 0
})

const call = () => ({ signal: new AbortController().signal, tenantId: 't' })
const newDrafting = (contextTokens?: number) =>
  createDrafting({
    openai: { apiKey: undefined, baseUrl: model.baseUrl, model: 'm', contextTokens },
    notice: (message) => notices.push(message),
  })
const draft = async (drafting = newDrafting(), about = brief) => {
  let shown = ''
  const text = await drafting.draft(about, { ...call(), onText: (piece) => (shown += piece) })
  return { ...text, shown }
}

test.each([
  ['azure-filtered.sse', 'declined to write this text'],
  ['openai-refusal.sse', 'declined to write this text'],
  ['reasoning-to-the-limit.sse', 'while reasoning'],
  ['vllm-error-in-stream.sse', 'server reported an error'],
])('%s ends in a sentence that says what happened', async (name, said) => {
  model.behave({ stream: fileOf(name) })
  await expect(draft()).rejects.toThrow(said)
})

test.each(answering)('%s gives the text, and nothing of what the model thought', async (name) => {
  model.behave({ stream: fileOf(name) })
  const { content, note, shown } = await draft()
  expect(content).toBe(questions)
  expect(note).toBeNull()
  // A thought that began in the prompt looks like an answer until it ends
  const isSeen = name === 'vllm-thought-without-opening.sse'
  expect(shown.trim().endsWith(questions) && (isSeen || shown.trim() === questions)).toBe(true)
})

test('an answer in a form is asked for with its schema', async () => {
  model.behave({ text: email })
  const drafting = newDrafting()
  expect(drafting.jsonForm()).toBeNull()
  await drafting.compose('invitation', sampleInvitation, call())
  expect(drafting.jsonForm()).toBe('schema')
  expect(model.requests[0]?.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      name: 'invitation',
      strict: true,
      schema: { required: ['subject', 'paragraphs', 'suggestions'], additionalProperties: false },
    },
  })
  expect(notices).toEqual([])
})

test.each(['openai-no-schema.json', 'deepseek-no-schema.json', 'fastapi-no-schema.json'])(
  'a server that refuses schemas (%s) is asked in words, and not with a schema again',
  async (name) => {
    const drafting = newDrafting()
    model.behave(refusalOf(name), { text: email })
    await drafting.compose('invitation', sampleInvitation, call())
    await drafting.compose('invitation', sampleInvitation, call())
    expect(model.requests.map((request) => request.response_format?.type)).toEqual([
      'json_schema',
      undefined,
      undefined,
    ])
    expect(drafting.jsonForm()).toBe('words')
    expect(notices).toEqual([expect.stringContaining('rejects response_format')])
  },
)

const talkative = () => {
  const story = Array.from({ length: 400 }, (_, n) => `On day ${n} the water was grey and we counted.`)
  story[250] = 'The kelp forests came back where nobody had touched the rock.'
  const responses = { ...brief.guest.responses, story: story.join(' ') }
  return { ...brief, guest: { ...brief.guest, responses } }
}

test.each(['openai-context.json', 'vllm-context.json', 'llama-cpp-context.json'])(
  'a prompt that is too long for the model (%s) is shortened to what it can read',
  async (name) => {
    const drafting = newDrafting()
    model.behave(refusalOf(name), { text: questions })
    const { note } = await draft(drafting, talkative())
    const [whole, shorter] = model.requests.map(({ messages }) => messages[1]!.content.length)
    expect(shorter).toBeLessThan(whole!)
    expect(shorter).toBeLessThan(8_192 * 4)
    expect(note).toContain('only part of')
    expect(notices).toEqual([expect.stringContaining('8192 tokens')])
  },
)

test('a long answer keeps what is about the guest’s subjects', async () => {
  model.behave({ text: questions })
  await draft(newDrafting(8_192), talkative())
  expect(model.requests[0]!.messages[1]!.content).toContain('where nobody had touched the rock')
})

test('a text that breaks off goes on where it stopped, once', async () => {
  const [start, rest] = [questions.slice(0, 50), questions.slice(50)]
  model.behave({ breakOffAfter: start }, { text: `${start.slice(-20)}${rest}` })
  expect(await draft()).toMatchObject({ content: questions, shown: questions })
  expect(model.requests[1]?.messages.slice(2)).toMatchObject([
    { role: 'assistant', content: start },
    { role: 'user', content: expect.stringContaining('interrupted') },
  ])
  model.behave({ breakOffAfter: start })
  await expect(draft()).rejects.toThrow('stopped in the middle')
})

test('a text in another language, or with facts nobody gave, is repaired once with the reason', async () => {
  const german = '1. Was zählen Sie am Riff Nummer vier?\n\n2. Was hat der nackte Fels Sie gelehrt?'
  model.behave({ text: german }, { text: questions })
  expect((await draft()).content).toBe(questions)
  expect(model.requests[1]?.messages.at(-1)?.content).toContain('language of the show')

  model.requests.length = 0
  const invented = `${questions}\n\n3. You won the Fields Medal in 1987. What did that change?`
  model.behave({ text: invented }, { text: questions })
  expect(await draft()).toMatchObject({ content: questions, note: null })
  expect(model.requests[1]?.messages.at(-1)?.content).toContain('1987')
})

test('of two attempts the one with fewer faults is kept, and the note says what is left', async () => {
  const invented = `${questions}\n\n3. You won the Fields Medal. What did that change?`
  model.behave({ text: invented }, { text: 'Wir zählen seit 1987 die Fische am großen Riff vor Kapstadt.' })
  const { content, note } = await draft()
  expect(content).toBe(invented)
  expect(note).toContain('Check this')
})

test('fields that the model can’t read are read by rules, and an administrator learns why', async () => {
  model.behave({ text: 'I would rather not.' })
  const { guest } = brief
  const source = { responses: guest.responses, asked: guest.asked, bio: guest.bio }
  const reading = await newDrafting().extract(source, call())
  expect(reading.method).toBe('rules')
  expect(notices).toEqual([expect.stringContaining('wrong format')])
  expect(notices.join()).not.toContain('Maya')
})

test('a questionnaire is suggested from an object or a list', async () => {
  const list = ['a', 'b', 'c'].map((letter) => ({
    question: `What is ${letter}?`,
    type: 'text',
    required: false,
    options: [],
  }))
  for (const answer of [list, { questions: list }]) {
    model.behave({ text: JSON.stringify(answer) })
    expect((await newDrafting().suggestQuestions(sampleShow, call())).provider).toBe('openai')
  }
})
