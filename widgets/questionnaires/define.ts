/**
 * `<cueroom-questionnaire questionnaire-id="…" api-base="https://…" theme="light">`: a show's questionnaire.
 *
 * Attributes, all texts:
 * - `questionnaire-id`: the id in the questionnaire's share link.
 * - `api-base`: origin of the Cueroom server; by default the one this script came from.
 * - `theme`: `light` (default), `dark` or `auto`, which follows the visitor's system.
 *
 * Events: `cueroom-error` when the widget could not be loaded.
 *
 * Custom properties: `--cueroom-accent`, `--cueroom-font`, `--cueroom-surface`, `--cueroom-text`, `--cueroom-radius`.
 */
import { define } from '../shared/define.ts'
import { EmbeddedQuestionnaire } from './embedded-questionnaire.tsx'
import css from './questionnaire.css?inline'

define('cueroom-questionnaire-content', EmbeddedQuestionnaire, {
  props: ['questionnaireId', 'apiBase', 'theme'],
  css,
})
