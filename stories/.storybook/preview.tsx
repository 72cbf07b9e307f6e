import { type Answers, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { Providers } from '@cueroom/dashboard/app/providers.tsx'
import { MemoryRouter } from '@cueroom/dashboard/routing/memory-router.tsx'
import addonA11y from '@storybook/addon-a11y'
import { notifications } from '@mantine/notifications'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { axeOptions, axeRules } from '../testing/axe.ts'

configure({
  // Dialogs are loaded when they are first opened
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times: writing the page into each failure took a twentieth of the time
  getElementError: (message) => new Error(message ?? undefined),
})

interface StoryParameters {
  parameters: {
    /** What the fake API answers; a call that is not listed fails the story. */
    answers?: Answers
    /** Where the story is, as a screen reads it from the address. */
    path?: string
  }
}

export default definePreview({
  addons: [addonA11y()],
  // Stories share a page, and a message may outlive the one that it is about
  beforeEach: () => notifications.clean(),
  parameters: {
    // What axe finds fails the story's test
    a11y: {
      test: 'error',
      options: axeOptions,
      config: {
        rules: [
          ...axeRules,
          // An open dialog has a header of its own, which these take for the page's
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-banner', enabled: false },
        ],
      },
    },
  },
  decorators: [
    (Story, { parameters }) => {
      const { answers = {}, path = '/' } = parameters as StoryParameters['parameters']
      return (
        <Providers still api={fakeApi(answers)}>
          <MemoryRouter address={path}>
            <Story />
          </MemoryRouter>
        </Providers>
      )
    },
  ],
})
