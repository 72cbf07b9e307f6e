/**
 * The one script a host embeds: `<script type="module" src="https://…/widgets/v1/loader.js"></script>`.
 * It makes light shells of the widgets' tags and loads a widget when its shell comes near the viewport.
 * A widget that cannot be loaded says so in its place and sends the event `cueroom-error`.
 */
import { type Shell, defineShell } from './shared/shell.ts'

/** The questionnaire a guest fills in: see questionnaires/define.ts. */
const questionnaire: Shell = {
  methods: { preview: 'previewed', prefill: 'filled' },
  load: () => import('./questionnaires/define.ts'),
}

/** What a show offers its sponsors: see sponsorship/define.ts. */
const sponsorship: Shell = { load: () => import('./sponsorship/define.ts') }

defineShell('cueroom-questionnaire', questionnaire)
defineShell('cueroom-sponsorship', sponsorship)
