import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['CUEROOM_HOST'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    // The Content-Security-Policy forbids data: fonts, so nothing is inlined
    assetsInlineLimit: 0,
    // Without these every Mantine component and every icon used anywhere land in the entry chunk
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      treeshake: { moduleSideEffects: [{ test: /\/dashboard\/icons\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: { '/api': api, '/media': api, '/health': api, '/widgets': api, '/sponsorship': api, '/q/': api },
  },
})
