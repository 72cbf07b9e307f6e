import { basename, dirname } from 'node:path'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // A library build leaves this to whoever bundles it, and would ship React's development version
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    lib: { entry: 'loader.ts', formats: ['es'], fileName: () => 'loader.js' },
    rolldownOptions: {
      output: { minify: true, chunkFileNames: ({ facadeModuleId }) => `${folder(facadeModuleId)}-[hash].js` },
    },
  },
}))

/** A widget's chunk bears the name of its folder, what several share is `shared`. */
const folder = (module: string | null) => (module ? basename(dirname(module)) : 'shared')
