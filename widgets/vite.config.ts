import { basename, dirname } from 'node:path'
import { defineConfig } from 'vite'
import { publish } from './build/publish.ts'
import widgets from './package.json' with { type: 'json' }

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // A library build leaves this to whoever bundles it, and would ship React's development version
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [publish(widgets.version)],
  build: {
    target: 'es2022',
    lib: { entry: 'loader.ts', formats: ['es'], fileName: () => 'loader.js' },
    rolldownOptions: {
      output: { minify: true, chunkFileNames: ({ facadeModuleId }) => `${folder(facadeModuleId)}-[hash].js` },
    },
  },
}))

/** A widget's chunk bears the name of its folder, what several share is `shared`. */
const folder = (module: string | null) => (module ? basename(dirname(module)) : 'shared')
