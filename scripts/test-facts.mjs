import { writeFileSync } from 'node:fs'
import { findChromium } from '../stories/testing/chromium.ts'

/** Databases the API's tests ran on, by project. */
const databases = { api: 'PGlite', 'api-postgres': 'PostgreSQL' }
const inBrowser = ['widgets', 'stories', 'journeys']

/** A reporter that writes what ran, for the closing line of `npm test`. A file that does not load counts as a failure. */
export default class TestFacts {
  onTestRunEnd(modules, unhandledErrors) {
    const facts = { passed: 0, failed: unhandledErrors.length, skipped: 0, databases: [], browser: undefined }
    const ran = new Set()
    for (const module of modules) {
      for (const test of module.children.allTests())
        count(facts, test.result().state, ran, module.project.name)
      if (module.errors().length > 0 || module.state() === 'pending') facts.failed++
      for (const suite of module.children.allSuites()) facts.failed += suite.errors().length > 0 ? 1 : 0
    }
    facts.databases = Object.keys(databases)
      .filter((name) => ran.has(name))
      .map((name) => databases[name])
    const chromium = findChromium()
    if (chromium && inBrowser.every((name) => ran.has(name))) facts.browser = `Chromium ${chromium.version}`
    if (process.env.CUEROOM_TEST_FACTS) writeFileSync(process.env.CUEROOM_TEST_FACTS, JSON.stringify(facts))
  }
}

function count(facts, state, ran, project) {
  const key = state === 'pending' ? 'failed' : state
  facts[key]++
  if (state === 'passed') ran.add(project)
}
