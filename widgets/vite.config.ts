import { basename, dirname, extname } from 'node:path'
import { defineConfig } from 'vite'
import { thirdPartyLicences } from '../scripts/pack/licences.ts'
import { leaveOut } from './build/leave-out.ts'
import { publish } from './build/publish.ts'
import widgets from './package.json' with { type: 'json' }

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // A library build leaves this to the consumer's bundler, and would ship React's development version
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    leaveOut(),
    publish(widgets.version),
    thirdPartyLicences('the widgets', import.meta.dirname).page(),
  ],
  build: {
    // Four years of browsers; stories/journeys/embed-size.test.ts holds the calls to the same
    target: ['chrome107', 'firefox106', 'safari16.1'],
    // Newer targets, so no fallbacks are generated for values that themes set anyway
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: 'loader.ts', formats: ['es'], fileName: () => 'loader.js' },
    rolldownOptions: {
      output: {
        comments: false,
        minify: true,
        // One chunk that both widgets share: the loader names every one of them. One for what a form needs after its
        // first view: every file also costs its headers
        codeSplitting: {
          groups: [
            { name: 'shared', test: sharedModules },
            { name: 'later', test: laterModules },
          ],
        },
        chunkFileNames: (chunk) => `${chunkName(chunk)}-[hash].js`,
      },
    },
  },
}))

const sharedModules = new RegExp(
  [
    'rolldown.runtime',
    'node_modules',
    'widgets/shared/(?!opened|close-on-back|shell|use-styles|frame-height|sender|enter-key|date-text)',
    'widgets/questionnaires/(prefill|field-id)',
    'core/contract/(client|endpoint)',
    'core/languages/(english-first|languages|text)\\.',
    'core/questionnaires/(about-guest|question-types|consent|answers|shown-questions|questionnaire-limits)\\.',
    'core/text/random-id',
  ].join('|'),
)

const laterModules = new RegExp(
  [
    'widgets/shared/(sender|enter-key|use-styles|date-text)',
    'widgets/questionnaires/(form-rules|notices|photo-input|answers-on-disk)',
    'core/questionnaires/check-answers',
    'core/media/(photo-limits|stored-photo)',
    'core/text/(answer-formats|format)',
  ].join('|'),
)

/** A widget's chunk has the name of its folder, another one that of its first file. */
function chunkName({
  name,
  facadeModuleId,
  moduleIds,
}: {
  name: string
  facadeModuleId: string | null
  moduleIds: string[]
}) {
  const module = facadeModuleId ?? moduleIds[0]
  if (name === 'later') return name
  if (name === 'shared' || !module) return 'shared'
  const file = basename(module, extname(module))
  return file === 'define' ? basename(dirname(module)) : file
}
