/**
 * `<cueroom-sponsorship show-id="…" api-base="https://…" theme="light">`: what a show offers its sponsors.
 *
 * Attributes, each of them a property, too, with the same name in camel case:
 * - `show-id`: the id at the end of the show's sponsorship page; required if the server has more than one show.
 * - `api-base`: origin of the Cueroom server; by default the one this script came from.
 * - `theme`: `light` (default), `dark`, `auto`, which follows the visitor's system, or another of core/embed/themes.ts.
 * - `heading`: the title, instead of “Sponsorship Packages”.
 * - `package`: the preselected package, such as `mid-roll`.
 * - `compact`: a card with names and prices, whose button opens the rest.
 * - `mode`, `button-label`, `opener`: as for the questionnaire (questionnaires/define.ts).
 * - `debug`: lists on the page and in the console what keeps it from working, and how to fix it.
 *
 * Events, which bubble and leave shadow roots; their details are typed in events.ts: `cueroom-ready`,
 * `cueroom-submit`, `cueroom-error`.
 *
 * Custom properties: `--cueroom-accent`, `--cueroom-accent-text`, `--cueroom-font`, `--cueroom-surface`,
 * `--cueroom-text`, `--cueroom-error`, `--cueroom-radius`, `--cueroom-max-width`.
 *
 * Parts: `surface`, `logo`, `title`, `audience`, `figure`, `package`, `price`, `contact`, `form`, `label`, `field`,
 * `error`, `error-summary`, `submit`, `button`.
 */
import { define } from '../shared/define.ts'
import { EmbeddedSponsorship } from './embedded-sponsorship.tsx'
import css from './sponsorship.css?inline'

define('cueroom-sponsorship-content', EmbeddedSponsorship, {
  props: ['showId', 'apiBase', 'theme', 'heading', 'package', 'compact', 'mode', 'buttonLabel', 'opener'],
  css,
})
