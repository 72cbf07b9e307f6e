import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtSizes, bundledSize, reactAlone, type Size } from '@cueroom/widgets/build/size.ts'

interface Peer {
  name: string
  packages: string[]
  /** What a page would write to show a form with it. */
  code: string
  /** What it also loads, which no bundler sees. */
  alsoLoads: string
}

const peers: Peer[] = [
  {
    name: 'SurveyJS (survey-core, survey-react-ui)',
    packages: ['survey-core@3.0.0', 'survey-react-ui@3.0.0', 'react@19.3.1', 'react-dom@19.3.1'],
    code: `import 'survey-core/survey-core.css'
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import { Model } from 'survey-core'
      import { Survey } from 'survey-react-ui'
      export const show = (root, json) => createRoot(root).render(createElement(Survey, { model: new Model(json) }))`,
    alsoLoads: '',
  },
  {
    name: 'Form.io (@formio/js)',
    packages: ['@formio/js@5.6.0'],
    code: `import { Formio } from '@formio/js'
      export const show = (root, form) => Formio.createForm(root, form)`,
    alsoLoads: 'its styles',
  },
  {
    name: 'Formbricks (@formbricks/surveys)',
    packages: ['@formbricks/surveys@1.99.0'],
    code: `export * from '@formbricks/surveys'`,
    alsoLoads: '',
  },
  {
    name: 'Typeform (@typeform/embed)',
    packages: ['@typeform/embed@6.1.1'],
    code: `export { createWidget } from '@typeform/embed'`,
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

/** What embedding costs a page, compared with other products, all bundled the same way. */
export async function* benchWidgetSize(): AsyncGenerator<string> {
  const { loader, questionnaire } = builtSizes()
  yield '### A form on a page, kB after gzip\n'
  yield '|  | scripts | styles | also loads |\n| --- | ---: | ---: | --- |'
  yield row('the script a page includes (loader.js)', loader, 'the next, when its element comes near')
  yield row('<cueroom-questionnaire>', questionnaire, '')
  yield row('React and react-dom alone', await reactAlone(), '')
  for (const peer of peers) yield await measured(peer)
}

const run = promisify(execFile)
/** Milliseconds for the packages of one peer. */
const patience = 5 * 60_000

/** Installed for this alone, in a folder that goes afterwards. A peer that cannot be had is named. */
async function measured({ name, packages, code, alsoLoads }: Peer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cueroom-peer-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
    await run('npm', ['install', ...flags, ...packages], { cwd: folder, timeout: patience })
    return row(name, await bundledSize(code, folder), alsoLoads)
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return `| ${name} | not measured | | ${why.slice(0, 100).replaceAll('|', ' ')} |`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const row = (name: string, { script, style }: Size, alsoLoads: string) =>
  `| ${name} | ${kilobytes(script)} | ${style ? kilobytes(style) : ''} | ${alsoLoads} |`
