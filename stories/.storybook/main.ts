import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one needs TypeScript's own API, which version 7 does not have
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      worker: { format: 'es' },
      // Found late, they would reload the page in the middle of a test, or add a second React to it
      optimizeDeps: {
        include: [
          '@mantine/charts',
          '@mantine/dropzone',
          '@mantine/form',
          '@mantine/hooks',
          'react-dom/client',
          '@tanstack/react-virtual',
          'fastest-levenshtein',
          'fflate',
          'htmlparser2',
          'papaparse',
          'xlsx',
        ],
      },
      build: {
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: {
          // Mantine marks each of its modules "use client", which means nothing here
          onLog: (level: string, log: { code?: string }, report: (level: string, log: object) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
          },
        },
      },
    }),
})
