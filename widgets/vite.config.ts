import { basename, dirname, extname } from 'node:path'
import { defineConfig } from 'vite'
import { leaveOut } from './build/leave-out.ts'
import { publish } from './build/publish.ts'
import widgets from './package.json' with { type: 'json' }

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // A library build leaves this to whoever bundles it, and would ship React's development version
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [leaveOut(), publish(widgets.version)],
  build: {
    target: 'es2022',
    // Newer, so that no fallback is written for what a theme decides anyway
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: 'loader.ts', formats: ['es'], fileName: () => 'loader.js' },
    rolldownOptions: {
      output: {
        comments: false,
        minify: true,
        chunkFileNames: ({ facadeModuleId }) => `${chunkName(facadeModuleId)}-[hash].js`,
      },
    },
  },
}))

/** A widget's chunk bears the name of its folder, what it loads later that of its file, what several share is `shared`. */
const chunkName = (module: string | null) => {
  if (!module) return 'shared'
  const file = basename(module, extname(module))
  return file === 'define' ? basename(dirname(module)) : file
}
