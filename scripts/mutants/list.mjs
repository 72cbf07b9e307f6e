import { limitMutants } from './limits.mjs'
import { embeddedMutants } from './embedded.mjs'
import { importMutants } from './imports.mjs'
import { accountMutants } from './account.mjs'
import { dashboardMutants } from './dashboard.mjs'
import { drafterMutants } from './drafter.mjs'
import { eraseMutants } from './erase.mjs'
import { episodeMutants } from './episodes.mjs'
import { guestPageMutants } from './guest-pages.mjs'
import { exportMutants } from './exports.mjs'
import { hostMutants } from './host.mjs'
import { jobMutants } from './jobs.mjs'
import { leftOutMutants } from './left-out.mjs'
import { signInMutants } from './sign-in.mjs'
import { trustMutants } from './trust.mjs'
import { webhookMutants } from './webhooks.mjs'
import { widgetMutants } from './widgets.mjs'
import { workLimitMutants } from './work-limits.mjs'

/**
 * Guards removed on purpose, each with the test that must notice. `find` occurs exactly once in `file`.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const mutants = [
  ...importMutants,
  ...leftOutMutants,
  ...drafterMutants,
  ...limitMutants,
  ...dashboardMutants,
  ...eraseMutants,
  ...episodeMutants,
  ...jobMutants,
  ...widgetMutants,
  ...hostMutants,
  ...accountMutants,
  ...webhookMutants,
  // Shows are kept apart
  {
    name: 'a transaction keeps the rights it connected with',
    file: 'api/db/tenant.ts',
    find: 'set local role ${role};',
    replace: '',
    test: 'api/db/isolation.test.ts',
  },
  {
    name: 'the show of a transaction outlives it',
    file: 'api/db/tenant.ts',
    find: "set_config('app.tenant_id', '${tenant}', true)",
    replace: "set_config('app.tenant_id', '${tenant}', false)",
    test: 'api/db/isolation.test.ts',
  },
  {
    name: 'models are not filtered by show',
    file: 'api/db/model.ts',
    find: 'if (!query.isInsert()) query.where(column, tenantId)',
    replace: 'query.isInsert()',
    test: 'api/http/isolation-walk.test.ts',
  },
  {
    name: 'tables are not filtered by show',
    file: 'api/db/tenant.ts',
    find: 'knex(table).where({ tenantId })',
    replace: 'knex(table).where({ ...(!tenantId && { tenantId }) })',
    test: 'api/http/isolation-walk.test.ts',
  },
  {
    name: 'a sorted list of guests is not filtered by show',
    file: 'api/guests/ordered-guests.ts',
    find: "withTexts(db) : forTenant(db, 'guests'), query)",
    replace: "withTexts(db) : db('guests'), query)",
    test: 'api/guests/guest-isolation.test.ts',
  },
  {
    name: 'guests by their number of texts are not filtered by show',
    file: 'api/guests/ordered-guests.ts',
    find: "const guests = forTenant(db, 'guests')\n    .leftJoin",
    replace: "const guests = db('guests')\n    .leftJoin",
    test: 'api/guests/guest-isolation.test.ts',
  },
  {
    name: "a tenantId of another show is taken out like one's own",
    file: 'api/http/parse-request.ts',
    find: "throw problem(403, 'forbidden', \"You don't have access to this show\")",
    replace: 'return rest',
    test: 'api/http/access.test.ts',
  },
  {
    name: 'replies leave as they come',
    file: 'api/http/serialize-reply.ts',
    find: 'reply: schema?.parse(made) }',
    replace: 'reply: made }',
    test: 'api/questionnaires/questionnaires.test.ts',
  },
  // Who may call
  {
    name: 'the settings are open to everyone',
    file: 'core/show/show.calls.ts',
    find: "route: 'GET /api/show-settings',",
    replace: "route: 'GET /api/show-settings', access: 'public',",
    test: 'api/http/access.test.ts',
  },
  {
    name: 'one guest is open to administrators',
    file: 'core/guests/guests.calls.ts',
    find: "route: 'GET /api/guests/{id}',",
    replace: "route: 'GET /api/guests/{id}', access: 'admin',",
    test: 'api/http/access.test.ts',
  },
  {
    name: 'a token of the other audience is taken',
    file: 'api/auth/tokens.ts',
    find: "aud: audience,\n    iss: 'cueroom',\n    sub: false",
    replace: "aud: false,\n    iss: 'cueroom',\n    sub: false",
    test: 'api/http/access.test.ts',
  },
  {
    name: 'a token of another issuer is taken',
    file: 'api/auth/tokens.ts',
    find: "iss: 'cueroom',\n    sub: false",
    replace: 'iss: false,\n    sub: false',
    test: 'api/http/access.test.ts',
  },
  {
    name: 'a token of another algorithm is taken',
    file: 'api/auth/tokens.ts',
    find: "algorithms: ['HS256']",
    replace: "algorithms: ['HS256', 'HS512']",
    test: 'api/http/access.test.ts',
  },
  {
    name: 'a token without expiry is taken',
    file: 'api/auth/tokens.ts',
    find: "isValid: wellFormed && typeof exp === 'number'",
    replace: 'isValid: wellFormed',
    test: 'api/http/access.test.ts',
  },
  {
    name: 'a list that is read together with the session asks nobody what they may do',
    file: 'api/http/read-in-one-message.ts',
    find: 'authorize(endpoint, session)',
    replace: 'void [authorize, session]',
    test: 'api/keys/keys.test.ts',
  },
  {
    name: 'a text that somebody typed becomes a part of a query',
    file: 'api/db/without-bindings.ts',
    find: '${safeId(value)}',
    replace: '${safeId && value}',
    test: 'api/db/without-bindings.test.ts',
  },
  {
    name: "a token takes another show's session",
    file: 'api/db/migrations/0306_session_look_ups.ts',
    find: 'and s.tenant_id = show_id ',
    replace: '',
    test: 'api/http/access.test.ts',
  },
  {
    name: 'signing out everywhere ends nothing',
    file: 'api/auth/sessions.ts',
    find: "forTenant(db, 'sessions').delete()",
    replace: "forTenant(db, 'sessions').select('id')",
    test: 'api/auth/auth.test.ts',
  },
  {
    name: 'an ended subscription goes on making things',
    file: 'api/http/session.ts',
    find: 'if (requiresActiveSubscription && !active)',
    replace: 'if (requiresActiveSubscription && active === undefined)',
    test: 'api/http/access.test.ts',
  },
  {
    name: 'features are not asked for',
    file: 'api/http/session.ts',
    find: 'if (wanted.length > 0 &&',
    replace: 'if (wanted.length > 99 &&',
    test: 'api/http/access.test.ts',
  },
  // Nothing is lost, doubled or overwritten
  {
    name: 'a repeated call works again',
    file: 'api/http/idempotency.ts',
    find: 'if (claimed.length === 0) return',
    replace: 'if (claimed.length > 1) return',
    test: 'api/guests/guests.test.ts',
  },
  {
    name: 'deleted guests are listed',
    file: 'api/guests/guest.model.ts',
    find: 'static override isTrashed = true',
    replace: 'static override isTrashed = false',
    test: 'api/guests/guests.test.ts',
  },
  {
    name: 'the second of two editors overwrites the first',
    file: 'api/db/model.ts',
    find: 'read !== undefined && read !== saved.version',
    replace: 'read === 0',
    test: 'api/guests/guest-changes.test.ts',
  },
  {
    name: 'smart-extract overwrites what the host typed',
    file: 'core/guests/extraction-changes.ts',
    find: '.filter(({ current }) => current === null)',
    replace: '',
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'a search of tenants takes % as anything',
    file: 'api/db/pages.ts',
    find: "text.replace(/[\\\\%_]/g, '\\\\$&')",
    replace: 'text',
    test: 'api/tenants/tenants.test.ts',
  },
  // Models
  {
    name: 'a show writes any number of texts in parallel',
    file: 'api/content/slots.ts',
    find: 'if (busy >= atOnce)',
    replace: 'if (busy >= 99)',
    test: 'api/content/generation.test.ts',
  },
  {
    name: 'an empty text is stored',
    file: 'api/drafting/openai.ts',
    find: 'if (!answer.content) throw empty()',
    replace: '',
    test: 'api/content/generation.test.ts',
  },
  {
    name: 'an introduction of the wrong length is not repaired',
    file: 'api/drafting/openai.ts',
    find: 'if (!first.repair) return first',
    replace: 'if (first) return first',
    test: 'api/content/generation.test.ts',
  },
  // Widgets
  {
    name: 'spaces count as an answer',
    file: 'core/questionnaires/answers.ts',
    find: "answer.trim() !== ''",
    replace: "answer !== ''",
    test: 'core/questionnaires/progress.test.ts',
  },
  {
    name: 'a moved widget is unmounted',
    file: 'widgets/shared/define.ts',
    find: 'if (!this.isConnected) super.disconnectedCallback()',
    replace: 'super.disconnectedCallback()',
    test: 'widgets/questionnaires/questionnaire.test.ts',
  },
  // Answers of guests
  {
    name: 'answers sent at the same moment do not wait for each other',
    file: 'api/questionnaires/submissions.service.ts',
    find: "await lockShow(db, 'submission')",
    replace: '',
    test: 'api/questionnaires/submissions.test.ts',
  },
  {
    name: 'answers go under whatever is asked now',
    file: 'api/questionnaires/admit-submission.ts',
    find: 'if (sent.fingerprint && sent.fingerprint !== fingerprint(questions))',
    replace: 'if (fingerprint(questions) === sent.fingerprint + 1)',
    test: 'api/questionnaires/submissions.test.ts',
  },
  {
    name: 'answers are judged by the form alone',
    file: 'api/questionnaires/admit-submission.ts',
    find: '...checkAnswers(withEarlier(questions, earlier, sent.removes ?? []), sent.responses),',
    replace: '',
    test: 'api/questionnaires/submissions.test.ts',
  },
  {
    name: 'a closed show still asks',
    file: 'api/questionnaires/public-questionnaire.service.ts',
    find: 'if (!isOpen(entitled)) return',
    replace: 'if (!entitled) return',
    test: 'api/questionnaires/questionnaires.test.ts',
  },
  {
    name: 'answers are forgotten before they have arrived',
    file: 'widgets/shared/sender.ts',
    find: 'latest().onFailed(message)\n  }\n  const fail',
    replace: 'latest().onSent({ submittedAt: message })\n  }\n  const fail',
    test: 'widgets/questionnaires/submission.test.ts',
  },
  {
    name: 'changed answers keep the name of those that were sent',
    file: 'widgets/questionnaires/use-answers.ts',
    find: 'token: kept.pending ? randomId() : kept.token',
    replace: 'token: kept.token',
    test: 'widgets/questionnaires/submission.test.ts',
  },

  // The Marketing Hub
  {
    name: 'marketing: stored HTML is shown as it is',
    file: 'api/threads/sanitized.ts',
    find: 'sanitizeHtml(html, allowed)',
    replace: 'html',
    test: 'api/marketing/marketing.test.ts',
  },
  {
    name: 'marketing: text is taken for markup',
    file: 'core/marketing/email-html.ts',
    find: 'text.replace(/[&<>"\']/g, (character) => escapes[character]!)',
    replace: 'text',
    test: 'core/marketing/email-html.test.ts',
  },
  {
    name: 'marketing: a post longer than its platform takes stays whole',
    file: 'core/marketing/sentence-cut.ts',
    find: 'if (fits(text)) return text',
    replace: 'if (fits(text) || text) return text',
    test: 'core/marketing/finished-posts.test.ts',
  },
  {
    name: 'marketing: a price may stand by another package',
    file: 'core/marketing/quoted-figures.ts',
    find: 'if (own && own.price !== value && isPrice)',
    replace: 'if (own && own.price === value && !isPrice)',
    test: 'core/marketing/quoted-figures.test.ts',
  },
  {
    name: 'marketing: a changed sponsor is overwritten',
    file: 'api/db/model.ts',
    find: 'read !== undefined && read !== saved.version',
    replace: 'read !== undefined && read > saved.version',
    test: 'api/sponsors/sponsors.test.ts',
  },

  // What visitors meet
  {
    name: 'an inquiry takes a price that is no longer offered',
    file: 'api/sponsorship/inquiries.service.ts',
    find: 'if (key && !asked)',
    replace: 'if (key && !asked && !offer)',
    test: 'api/sponsorship/inquiries.test.ts',
  },
  {
    name: 'an inquiry that is sent twice is kept twice',
    file: 'api/sponsorship/inquiries.service.ts',
    find: 'const uniqueToken = sent.uniqueToken ?? randomId()',
    replace: 'const uniqueToken = randomId() || sent.uniqueToken',
    test: 'api/sponsorship/inquiries.test.ts',
  },
  {
    name: 'a sponsorship page shows names as markup',
    file: 'core/sponsorship/page-metadata.ts',
    find: '/[<>&\\u2028\\u2029]/g',
    replace: '/[\\u2028\\u2029]/g',
    test: 'api/sponsorship/sponsorship-pages.test.ts',
  },
  {
    name: 'a parameter of a frame becomes markup',
    file: 'api/site/embed-page.ts',
    find: '="${escapeHtml(value)}"',
    replace: '="${value}"',
    test: 'api/http/answers.test.ts',
  },

  // Batches
  {
    name: 'a worker that was taken for dead still stores its texts',
    file: 'api/batches/item-state.ts',
    find: "i.claim = ? and i.state = 'working'",
    replace: "i.claim >= ? and i.state = 'working'",
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a failure of a worker that was taken for dead still counts',
    file: 'api/batches/item-state.ts',
    find: "where({ id, claim, state: 'working' })",
    replace: "where({ id, state: 'working' }).whereNot({ claim: -claim })",
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a batch goes on without a subscription',
    file: 'api/batches/prepare-items.ts',
    find: 'if (!active)',
    replace: 'if (!active && !features)',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'the budget of a day holds nobody back',
    file: 'api/batches/budget.ts',
    find: 'return rows.length > 0',
    replace: 'return rows.length >= 0',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'nothing is ever out of date',
    file: 'core/content/staleness.ts',
    find: '&& then[part] !== now[part]',
    replace: "&& then[part] === ''",
    test: 'core/content/staleness.test.ts',
  },
  ...trustMutants,
  ...workLimitMutants,
  ...signInMutants,
  ...embeddedMutants,
  ...exportMutants,
  ...guestPageMutants,
]
