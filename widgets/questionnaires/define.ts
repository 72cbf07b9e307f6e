/**
 * `<cueroom-questionnaire questionnaire-id="…" api-base="https://…" theme="light">`: a show's questionnaire.
 *
 * Attributes:
 * - `questionnaire-id`: the id in the questionnaire's share link.
 * - `api-base`: origin of the Cueroom server; by default the one this script came from.
 * - `theme`: `light` (default), `dark`, `auto`, which follows the visitor's system, or another of core/embed/themes.ts.
 * - `guest`: the `?guest=` of a personal link, so that the answers go to that guest.
 * - `debug`: lists on the page and in the console what keeps it from working, and how to fix it.
 * - `autosave`: `off` stores nothing in the visitor's browser.
 * - `fields`: what is stored with the answers, such as `episode=12&series=bees`, or JSON; hosts see it, guests don't.
 * - `pass-data`: stores the element's `data-…` attributes in the same way.
 * - `mode`: `inline` (default); `popup` and `slide-in` show a button that opens the form; `side-tab` a tab at the window's edge.
 * - `button-label`: the text of that button or tab.
 * - `opener`: a CSS selector of the page's own buttons, which open the form instead.
 * - `prefill`: answers to start with, by question id: `name=Ada&topics=Bees&topics=Maps`, or JSON.
 *
 * Every attribute is a property, too, with the same name in camel case, and takes a text. `prefill` takes an object as
 * well. The property `preview` shows an unsaved questionnaire without sending anything.
 *
 * Events, which bubble and leave shadow roots; their details are typed in events.ts: `cueroom-ready`,
 * `cueroom-change`, `cueroom-saved`, `cueroom-submit`, `cueroom-open`, `cueroom-close`, `cueroom-error`.
 *
 * Custom properties: `--cueroom-accent`, `--cueroom-accent-text`, `--cueroom-font`, `--cueroom-surface`,
 * `--cueroom-text`, `--cueroom-error`, `--cueroom-radius`, `--cueroom-max-width`.
 *
 * Parts: `surface`, `logo`, `form`, `title`, `description`, `extent`, `progress`, `question`, `label`, `field`, `error`, `error-summary`,
 * `notice`, `submit`, `button`, `promo`.
 */
import { define } from '../shared/define.ts'
import { EmbeddedQuestionnaire } from './embedded-questionnaire.tsx'
import css from './questionnaire.css?inline'

define('cueroom-questionnaire-content', EmbeddedQuestionnaire, {
  props: [
    'questionnaireId',
    'apiBase',
    'theme',
    'guest',
    'autosave',
    'prefill',
    'fields',
    'preview',
    'mode',
    'buttonLabel',
    'opener',
  ],
  css,
})
