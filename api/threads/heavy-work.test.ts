import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sampleInvitation } from '@cueroom/core/testing/marketing-briefs.ts'
import { sampleBrief, sampleGuest } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startModelServer } from '../testing/model-server.ts'
import { threads } from './threads.ts'

/** What takes long with a long or hostile text: it may run on worker threads only. */
const heavy = [
  'carriedSources',
  'contentDocument',
  'contentPrompt',
  'draftOffline',
  'echoes',
  'extractGuest',
  'finishText',
  'finishedInvitation',
  'finishedOutreach',
  'finishedPosts',
  'ratePassword',
  'readModelText',
  'readSources',
  'responsesBook',
  'responsesDocument',
  'responsesFile',
  'sponsorsWorkbook',
  'suggestQuestions',
  'textNotes',
]
test('nothing that takes long with a hostile text is imported where calls are answered', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (path) => !/\.test\.ts$|^testing\/|^threads\/|node_modules/.test(path),
  )
  expect(files.length).toBeGreaterThan(100)
  const imported = files.flatMap((path) => {
    const code = readFileSync(`${folder}${path}`, 'utf8')
    const names = [...code.matchAll(/^import \{([^}]*)\}/gmu)].flatMap(([, list]) => list!.split(','))
    return names.flatMap((name) => (heavy.includes(name.trim()) ? [`${path}: ${name.trim()}`] : []))
  })
  expect(imported).toEqual([])
})

test('a model’s prompts are built and its answers are read on threads', async () => {
  const model = await startModelServer()
  const jobs: string[] = []
  const watched: typeof threads = {
    run: (name, input, options) => {
      jobs.push(name)
      return threads.run(name, input, options)
    },
  }
  const openai = { apiKey: 'k', baseUrl: model.baseUrl, model: 'm' }
  const drafting = createDrafting({ openai, threads: watched })
  const call = { tenantId: 'a', signal: new AbortController().signal, onText: () => {} }
  try {
    model.behave({ text: 'Maya counts reefs.' })
    await drafting.draft(sampleBrief(sampleGuest('maya-okafor'), 'questions'), call)
    expect(jobs.splice(0)).toEqual(['contentPrompt', 'readModelText'])
    model.behave({ text: JSON.stringify({ subject: 'Hello', paragraphs: ['Come.'], suggestions: [] }) })
    await drafting.compose('invitation', sampleInvitation, call)
    expect(jobs).toEqual(['taskPrompt', 'readTaskAnswer'])
  } finally {
    await model.close()
  }
})
