import { writeFileSync } from 'node:fs'
import { findChromium } from '../stories/testing/chromium.ts'

/** Suites that run on each database have its name in theirs. */
const databaseNames = /(?:embedded )?PostgreSQL \d+/g
const inBrowser = ['widgets', 'stories', 'journeys']

/** A reporter that writes what ran, for the closing line of `npm test`. A file that does not load counts as a failure. */
export default class TestFacts {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const passed = tests.filter((test) => test.result().state === 'passed')
    const broken = suites.filter((suite) => suite.errors().length > 0)
    const facts = {
      passed: passed.length,
      failed: tests.length - passed.length - count('skipped') + broken.length + unhandledErrors.length,
      skipped: count('skipped'),
      databases: databasesOf(passed),
      browser: browserOf(new Set(passed.map((test) => test.project.name))),
    }
    if (process.env.CUEROOM_TEST_FACTS) writeFileSync(process.env.CUEROOM_TEST_FACTS, JSON.stringify(facts))
  }
}

/** The embedded one first. */
const databasesOf = (passed) =>
  [...new Set(passed.flatMap(({ fullName }) => fullName.match(databaseNames) ?? []))].toSorted(
    (a, b) => b.length - a.length,
  )

function browserOf(ran) {
  const projects = [...ran].map((name) => name.replace(/ \(.*\)$/, ''))
  if (!inBrowser.every((name) => projects.includes(name))) return undefined
  return `Chromium ${findChromium().version}`
}
