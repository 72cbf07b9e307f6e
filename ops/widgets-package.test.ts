import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { themes } from '@cueroom/core/embed/themes.ts'
import type { Theme } from '@cueroom/widgets/package/elements.d.ts'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'

// The package as a stranger gets it: packed, installed without a registry, in an empty project
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'cueroom-package-'))
const project = join(folder, 'project')
let packed: string[]

beforeAll(async () => {
  const made = join(folder, 'made')
  const make =
    "import { makeWidgetsPackage } from './scripts/pack/widgets-package.mjs'; makeWidgetsPackage(process.argv[1])"
  await run(process.execPath, ['--input-type=module', '-e', make, made], { cwd: root })
  const { stdout } = await run('npm', ['pack', made, '--json', '--pack-destination', folder])
  const found = JSON.parse(stdout) as Packed[] | Record<string, Packed>
  const [tarball] = Object.values(found)
  packed = tarball!.files.map(({ path }) => path)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball!.filename)], {
    cwd: project,
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Packed {
  filename: string
  files: { path: string }[]
}

/** A copy of the project with packages of this one, whose own packages are found where they really are. */
function projectWith(name: string, packages: Record<string, string>) {
  const copy = join(folder, name)
  cpSync(project, copy, { recursive: true })
  for (const [to, from] of Object.entries(packages)) {
    const target = join(copy, 'node_modules', to)
    mkdirSync(join(target, '..'), { recursive: true })
    symlinkSync(join(root, from), target, 'junction')
  }
  return copy
}

async function typeCheck(where: string, file: string, code: string, resolution: 'nodenext' | 'bundler') {
  writeFileSync(join(where, file), code)
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
  }
  writeFileSync(join(where, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  const checked = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: where,
  }).catch((error: { stdout: string }) => error)
  return checked.stdout
}

describe('the package of the widgets', () => {
  test('holds what it names, and no sources', () => {
    expect(packed).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'docs/embedding.md']))
    expect(packed.filter((path) => /^dist\/loader(-[\d.]+-\w+)?\.js$/.test(path))).toHaveLength(2)
    expect(
      packed.filter((path) => !/^(package\/|dist\/|docs\/|README\.md$|LICENSE$|package\.json$)/.test(path)),
    ).toEqual([])
    const installed = join(project, 'node_modules/@cueroom/widgets')
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(manifest.peerDependencies).toHaveProperty('vue')
    const { file, integrity } = JSON.parse(readFileSync(join(installed, 'dist/pinned.json'), 'utf8'))
    expect(packed).toContain(`dist/${file}`)
    expect(integrity).toMatch(/^sha384-/)
    expectTypeOf<Theme>().toEqualTypeOf<keyof typeof themes>()
  })

  test.each(['nodenext', 'bundler'] as const)('is typed in a strict project (%s)', async (resolution) => {
    const code = `
      import { loadWidgets, type QuestionnaireElement } from '@cueroom/widgets'
      loadWidgets('https://cueroom.example', { integrity: 'sha384-x' })
      // @ts-expect-error -- the server is needed
      loadWidgets()
      document.addEventListener('cueroom-submit', (event) => event.detail.submittedAt.length)
      const form: QuestionnaireElement = document.createElement('cueroom-questionnaire')
      form.prefill = { name: 'Ada', topics: ['Bees'] }
      form.addEventListener('cueroom-change', ({ detail }) => detail.answered / detail.questions)
      form.addEventListener('click', (event) => event.clientX)
      // @ts-expect-error -- numbers are no answers
      form.prefill = { age: 3 }
      document.querySelector('cueroom-sponsorship')?.addEventListener('cueroom-ready', (event) => event.detail.packages)
    `
    const where = projectWith(`plain-${resolution}`, {})
    expect(await typeCheck(where, 'page.ts', code, resolution)).toBe('')
  })

  test.each(['18', '19'])('is typed for React %s', async (version) => {
    const types = version === '18' ? 'hosts/react-18/node_modules/@types/react' : 'node_modules/@types/react'
    const where = projectWith(`react-${version}`, { '@types/react': types })
    const code = `
      import { CueroomQuestionnaire, CueroomSponsorship } from '@cueroom/widgets/react'
      export const Page = () => (
        <main>
          <CueroomQuestionnaire server="https://cueroom.example" questionnaireId="q" theme="dark" prefill={{ name: 'Ada' }}
            passData data-episode="4" aria-label="Your answers" lang="de" ref={(element) => void element?.questionnaireId}
            onSubmit={({ detail }) => detail.submittedAt.length} className="form"><a href="/q">Answer</a></CueroomQuestionnaire>
          <CueroomSponsorship server="https://cueroom.example" showId="s" compact onReady={(event) => event.detail.packages} />
          <cueroom-questionnaire questionnaire-id="q" mode="popup" oncueroom-submit={(event) => event.detail.submittedAt} />
          {/* @ts-expect-error -- no theme of this name */}
          <CueroomQuestionnaire server="https://cueroom.example" questionnaireId="q" theme="pink" />
          {/* @ts-expect-error -- which questionnaire? */}
          <CueroomQuestionnaire server="https://cueroom.example" />
        </main>
      )
    `
    expect(await typeCheck(where, 'page.tsx', code, 'bundler')).toBe('')
  })

  test('is typed for Vue', async () => {
    const where = projectWith('vue-types', {})
    const code = `
      import { CueroomQuestionnaire } from '@cueroom/widgets/vue'
      type Props = InstanceType<typeof CueroomQuestionnaire>['$props']
      export const props: Props = { server: 'https://cueroom.example', questionnaireId: 'q', onSubmit: (event) => event.detail.submittedAt }
      // @ts-expect-error -- which questionnaire?
      export const none: Props = { server: 'https://cueroom.example' }
    `
    expect(await typeCheck(where, 'page.ts', code, 'bundler')).toBe('')
  })

  test('is imported on a server, where its components write their elements', async () => {
    const packages = ['react', 'react-dom', 'vue', '@vue/server-renderer']
    const where = projectWith(
      'server',
      Object.fromEntries(packages.map((name) => [name, `node_modules/${name}`])),
    )
    const code = `
      import { loadWidgets } from '@cueroom/widgets'
      import * as forReact from '@cueroom/widgets/react'
      import * as forVue from '@cueroom/widgets/vue'
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      import { createSSRApp, h } from 'vue'
      import { renderToString as renderVue } from '@vue/server-renderer'
      loadWidgets('https://cueroom.example')
      const props = { server: 'https://cueroom.example', questionnaireId: 'q', prefill: { name: 'Ada' }, passData: true, 'data-episode': '4' }
      console.log(renderToString(createElement(forReact.CueroomQuestionnaire, props, 'Answer')))
      console.log(await renderVue(createSSRApp({ render: () => h(forVue.CueroomQuestionnaire, props, () => 'Answer') })))
    `
    writeFileSync(join(where, 'server.js'), code)
    const { stdout } = await run(process.execPath, ['server.js'], { cwd: where })
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).toMatch(/^<cueroom-questionnaire [^>]*questionnaire-id="q"[^>]*>(<!--\[-->)?Answer/)
      expect(line).toContain('api-base="https://cueroom.example"')
      expect(line).toContain('prefill="{&quot;name&quot;:&quot;Ada&quot;}"')
      expect(line).toContain('pass-data')
      expect(line).toContain('data-episode="4"')
    }
  })
})
