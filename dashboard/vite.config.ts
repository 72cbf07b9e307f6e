import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFirst, signInPage } from './build/first-load.ts'
import { thirdPartyLicences } from '../scripts/pack/licences.ts'
import { leaveOut } from './build/leave-out.ts'

const api = process.env['CUEROOM_HOST'] ?? 'http://127.0.0.1:3000'

/** What most screens need, sign-in among them. */
const shared = new RegExp(
  [
    '@mantine/core/esm/components/(ActionIcon|Alert|Anchor|CloseButton|Input|InputBase|Paper|TextInput)/',
    '@mantine/hooks/esm/(use-document-title|use-id|use-uncontrolled)/',
    'dashboard/app/(mark|session\\.queries)\\.',
  ].join('|'),
)
const signIn = /dashboard\/auth\/(account-form|code-form|demo-hint|sign-in-form|sign-in-page)\./

const licences = thirdPartyLicences('the dashboard', import.meta.dirname)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leaveOut(), react(), signInPage(), compressFirst(), licences.page()],
  worker: { format: 'es', plugins: () => [licences.worker()] },
  build: {
    // The Content-Security-Policy forbids data: fonts, so nothing is inlined
    assetsInlineLimit: 0,
    // Without these every Mantine component and every icon used anywhere land in the entry chunk
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      // What is loaded together in one file each: most of it would be a file of less than a kilobyte
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'shared', test: shared },
            { name: 'sign-in', test: signIn },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /\/dashboard\/icons\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: { '/api': api, '/media': api, '/health': api, '/widgets': api, '/sponsorship': api, '/q/': api },
  },
})
