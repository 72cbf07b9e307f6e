import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Another product that puts a form on a page. */
export interface FormPeer {
  name: string
  packages: string[]
  /** What a page would write to show a form with it: a module with `show(root, questions)`. */
  code: string
  /** What it also loads, which no bundler sees. */
  alsoLoads: string
}

export const formPeers: FormPeer[] = [
  {
    name: 'SurveyJS (survey-core, survey-react-ui)',
    packages: ['survey-core@3.0.0', 'survey-react-ui@3.0.0', 'react@19.3.1', 'react-dom@19.3.1'],
    code: `import 'survey-core/survey-core.css'
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import { Model } from 'survey-core'
      import { Survey } from 'survey-react-ui'
      export function show(root, questions) {
        const elements = questions.map((title, at) => ({ type: 'comment', name: 'q' + at, title }))
        createRoot(root).render(createElement(Survey, { model: new Model({ elements }) }))
      }`,
    alsoLoads: '',
  },
  {
    name: 'Form.io (@formio/js)',
    packages: ['@formio/js@5.6.0'],
    code: `import { Formio } from '@formio/js'
      export function show(root, questions) {
        const components = questions.map((label, at) => ({ type: 'textarea', key: 'q' + at, label, input: true }))
        Formio.createForm(root, { components })
      }`,
    alsoLoads: 'its styles',
  },
  {
    name: 'Formbricks (@formbricks/surveys)',
    packages: ['@formbricks/surveys@1.99.0'],
    code: `import { renderSurveyInline } from '@formbricks/surveys'
      export function show(root, questions) {
        root.id = 'formbricks'
        const asked = questions.map((headline, at) =>
          ({ id: 'q' + at, type: 'openText', inputType: 'text', required: false, headline }))
        const survey = { id: 's', name: 's', type: 'link', questions: asked, welcomeCard: { enabled: false }, thankYouCard: { enabled: false }, hiddenFields: { enabled: false } }
        renderSurveyInline({ containerId: root.id, survey, languageCode: 'default', brandColor: '#335', styling: {} })
      }`,
    alsoLoads: '',
  },
  {
    name: 'Typeform (@typeform/embed)',
    packages: ['@typeform/embed@6.1.1'],
    code: `import { createWidget } from '@typeform/embed'
      export const show = (container) => createWidget('form', { container })`,
    alsoLoads: 'an application in a frame',
  },
  {
    name: 'Cal.com (@calcom/embed-snippet)',
    packages: ['@calcom/embed-snippet@1.3.3'],
    code: `import Cal from '@calcom/embed-snippet'
      export const show = () => Cal()`,
    alsoLoads: 'a script, and an application in a frame',
  },
]

const run = promisify(execFile)
/** Milliseconds for the packages of one peer. */
const patience = 5 * 60_000

/** Works with packages that are installed for this alone, in a folder that goes afterwards. */
export async function withPackages<T>(packages: string[], work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cueroom-peer-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
    await run('npm', ['install', ...flags, ...packages], { cwd: folder, timeout: patience })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first line of what went wrong, for a cell of a table. */
export function whyNotMeasured(error: unknown): string {
  const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return why.slice(0, 100).replaceAll('|', ' ')
}
