/**
 * The one script a host embeds: `<script type="module" src="https://…/widgets/v1/loader.js"></script>`.
 * It makes light shells of the widgets' tags and loads a widget when its shell comes near the viewport.
 * A widget that cannot be loaded says so in its place, shows what the page put into the element, and sends the event
 * `cueroom-error`.
 */
import { defineShell } from './shared/shell.ts'

/** The questionnaire a guest fills in: see questionnaires/define.ts. */
defineShell('cueroom-questionnaire', () => import('./questionnaires/define.ts'))

/** What a show offers its sponsors: see sponsorship/define.ts. */
defineShell('cueroom-sponsorship', () => import('./sponsorship/define.ts'))
