import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserProviderOption } from 'vitest/node'
import { chromiumFlags, findChromium } from './stories/testing/chromium.ts'

const chromium = findChromium()

/**
 * All files in one page, one after the other: each page reads and compiles all of the dashboard, which is a twentieth of what stories
 * cost. The other workers keep the processors busy.
 */
const inOnePage = (provider: BrowserProviderOption): BrowserProviderOption => ({
  ...provider,
  providerFactory: (project) =>
    Object.assign(provider.providerFactory(project), { supportsParallelism: false }),
})

// Vitest writes into the object, so every project gets its own
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: inOnePage(
    playwright({
      launchOptions: { executablePath: chromium?.path ?? '', args: chromiumFlags },
      contextOptions: { reducedMotion: 'reduce' },
    }),
  ),
})

/**
 * A process that has many test files fills its heap a few times over: marking what lives in it, on threads of its own, was a fifteenth of
 * its work. It begins with half a gigabyte, which it reaches anyway.
 */
const execArgv = ['--initial-old-space-size=512']

const inChromium = [
  {
    // Found late, it would load the page again in the middle of a test
    optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
    test: {
      name: 'widgets',
      include: ['widgets/**/*.test.{ts,tsx}'],
      browser: browser(),
      setupFiles: ['stories/testing/undrawn.ts'],
    },
  },
  {
    plugins: [storybookTest({ configDir: 'stories/.storybook' })],
    // Stories bring no state of their own, so that a page loads the dashboard once for all of its files
    test: {
      name: 'stories',
      browser: browser(),
      isolate: false,
      setupFiles: ['../dashboard/testing.react.ts', './testing/reports.ts', './testing/undrawn.ts'],
    },
  },
  {
    test: {
      name: 'journeys',
      include: ['stories/journeys/**/*.test.ts'],
      globalSetup: ['api/testing/demo-data.ts'],
      execArgv,
      // Files of a worker share its Chromium, not a profile and not a server
      isolate: false,
      testTimeout: 300_000,
    },
  },
]

export default defineConfig({
  test: {
    // Much of what is tested waits, for deadlines and for processes of its own: a third keeps two cores busy.
    // An embedded database takes 500 MB
    maxWorkers: 3,
    // Limits find what hangs. A machine with other work takes ten times as long for the same, and nothing is wrong
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
    projects: [
      // Files share a process, so that what they import is loaded once: that costs more than most of them.
      // Each makes a world of its own: an API and a database, a page, a folder
      {
        test: {
          name: 'core',
          include: ['core/**/*.test.ts', 'client/**/*.test.ts', 'scripts/**/*.test.mjs'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'cli',
          execArgv,
          isolate: false,
          include: ['cli/**/*.test.ts'],
          globalSetup: ['api/testing/demo-data.ts'],
          setupFiles: ['cli/testing.setup.ts'],
        },
      },
      { test: { name: 'ops', include: ['ops/**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          execArgv,
          isolate: false,
          include: ['api/**/*.test.ts'],
          globalSetup: ['api/testing/global-setup.ts', 'api/testing/demo-data.ts'],
        },
      },
      {
        test: {
          name: 'screens',
          execArgv,
          isolate: false,
          include: ['dashboard/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['dashboard/testing.setup.ts'],
        },
      },
      ...(chromium ? inChromium : []),
    ],
  },
})
