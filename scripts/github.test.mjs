import { existsSync, globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from './project.mjs'

const read = (path) => readFileSync(inRoot(path), 'utf8')
const workflows = globSync('.github/workflows/*', { cwd: inRoot() })
const templates = globSync('.github/ISSUE_TEMPLATE/*.md', { cwd: inRoot() })

// The package imports JSON in a way that Node refuses, so it is bundled first
const bundle = inRoot('.cache/workflow-parser.mjs')
await build({ input: '@actions/workflow-parser', platform: 'node', output: { file: bundle } })
const parser = await import(pathToFileURL(bundle).href)

/** What GitHub's own schema of workflows finds wrong. */
async function problemsOf(name, content) {
  const { context, value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter())
  if (value) await parser.convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

test.each([
  ['a key that does not exist', 'on: push\njobs: { test: { runs-on: x, step: [] } }'],
  [
    'a name that nothing has',
    'on: push\njobs: { test: { runs-on: "${{ matirx.os }}", steps: [{ run: x }] } }',
  ],
])('a workflow with %s is noticed', async (_, content) => {
  expect(await problemsOf('wrong.yml', content)).not.toEqual([])
})

test.each(workflows)("%s is a workflow by GitHub's schema", async (path) => {
  expect(await problemsOf(path, read(path))).toEqual([])
})

test('both commands of the README run on Linux, macOS and Windows', () => {
  const { jobs } = parse(read('.github/workflows/two-commands.yml'))
  for (const [job, command] of [
    [jobs.start, 'npm start'],
    [jobs.test, 'npm test'],
  ]) {
    expect(job.strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest'])
    expect(job.steps.some(({ run }) => run?.startsWith(command))).toBe(true)
  }
})

test('updates are proposed for everything that has versions', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'))
  expect(version).toBe(2)
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker'])
  for (const { directory, schedule } of updates) {
    expect(existsSync(inRoot(directory.slice(1)))).toBe(true)
    expect(['daily', 'weekly', 'monthly']).toContain(schedule.interval)
  }
})

test.each(templates)('%s has a name and says what it is for', (path) => {
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(read(path))
  expect(parse(head)).toEqual({
    name: expect.any(String),
    about: expect.any(String),
    labels: expect.any(String),
  })
})
