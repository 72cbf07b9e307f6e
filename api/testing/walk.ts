import type { contract as Contract } from '@cueroom/core/contract.ts'
import { contract } from '@cueroom/core/contract.ts'
import type { Endpoint, Endpoints } from '@cueroom/core/contract/endpoint.ts'
import type { Server } from '@hapi/hapi'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { ShowIds } from './show-rows.ts'

/** What a call sends, with the ids it names. */
export interface Example {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: Record<string, unknown>
}

type Examples = {
  [G in keyof typeof Contract]: { [K in keyof (typeof Contract)[G]]: (ids: ShowIds) => Example }
}

const currentPassword = { currentPassword: 'a-long-test-password' }
const passwords = { ...currentPassword, newPassword: 'another-long-password' }

const mailText = { subject: 'A few questions', text: 'Please answer: {link}' }

const invitation = {
  guestName: 'Ada Lovelace',
  showTopic: 'Engines that calculate',
  invitationStyle: 'professional',
  emailEnding: 'signature',
}
const audience = {
  audienceSize: '24,500',
  growthRate: 'steady',
  ageRange: '25-44',
  geographicFocus: 'national',
  preferredSponsorTypes: ['software'],
  sponsorshipGoal: 'revenue',
  sponsorshipApproach: 'direct',
}
// A company is saved once
const sponsor = () => ({
  companyName: `Kelp Tools ${randomId()}`,
  industry: 'Tools',
  reasonForMatch: 'They make what our listeners use.',
  estimatedBudgetRange: '$500 to 2K',
  contactStrategy: 'Write to the owner.',
})

/** One valid call of every endpoint, naming the ids of a show. A new endpoint does not compile without one. */
const examples: Examples = {
  account: {
    sessions: () => ({}),
    endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
    rename: () => ({ body: { name: 'A show' } }),
    changeEmail: ({ tenantId }) => ({
      body: { email: `new-${tenantId}@example.com`, ...currentPassword },
    }),
    confirmEmail: () => ({ body: { token: 'not-a-link' } }),
    forgotPassword: () => ({ body: { email: 'nobody@example.com' } }),
    requestErasure: () => ({ body: { name: 'A show', ...currentPassword } }),
    cancelErasure: () => ({}),
    mails: () => ({}),
    saveMails: () => ({ body: { mails: { answers: false } } }),
    adminMails: () => ({}),
    saveAdminMails: () => ({ body: { mails: { signIns: false } } }),
    adminRename: () => ({ body: { name: 'Ada' } }),
    adminChangeEmail: () => ({
      body: { email: 'new@platform.example', ...currentPassword },
    }),
    adminSessions: () => ({}),
    endAdminSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  },
  analytics: { get: ({ questionnaireId }) => ({ query: { questionnaire: questionnaireId } }) },
  audit: {
    list: () => ({ query: { action: 'exported' } }),
    export: () => ({}),
    listAll: () => ({ query: { limit: '10' } }),
    exportAll: () => ({ query: { action: 'tenant_changed' } }),
  },
  auth: {
    signIn: () => ({ body: { email: 'nobody@example.com', password: 'whatever-it-is' } }),
    session: () => ({}),
    usage: () => ({}),
    signOut: () => ({}),
    signOutEverywhere: () => ({}),
    changePassword: () => ({ body: passwords }),
    adminSignIn: () => ({ body: { email: 'nobody@example.com', password: 'whatever-it-is' } }),
    adminSession: () => ({}),
    adminSignOut: () => ({}),
    adminSignOutEverywhere: () => ({}),
    changeAdminPassword: () => ({ body: passwords }),
    setupLink: () => ({ params: { token: 'not-a-setup-link' } }),
    completeSetup: () => ({
      body: { setupToken: 'not-a-setup-link', name: 'A show', password: 'another-long-password' },
    }),
  },
  batches: {
    // A guest has checked the text that the show has; so below
    create: ({ guestId }) => ({
      body: { guestIds: [guestId], types: ['introduction'], replaceEdited: true },
    }),
    estimate: ({ guestId }) => ({ body: { guestIds: [guestId], types: ['introduction'] } }),
    list: () => ({}),
    get: ({ batchId }) => ({ params: { id: batchId } }),
    follow: ({ batchId }) => ({ params: { id: batchId } }),
    items: ({ batchId }) => ({ params: { id: batchId }, query: { state: 'failed' } }),
    pause: ({ batchId }) => ({ params: { id: batchId } }),
    resume: ({ batchId }) => ({ params: { id: batchId } }),
    cancel: ({ batchId }) => ({ params: { id: batchId } }),
    check: ({ batchId }) => ({ params: { id: batchId }, body: { ids: [1], checked: true } }),
    retry: ({ batchId }) => ({ params: { id: batchId } }),
  },
  calendars: {
    get: () => ({}),
    create: () => ({}),
    revoke: () => ({}),
    ofEpisode: ({ episodeId }) => ({ params: { id: episodeId } }),
    ofGuest: ({ guestId }) => ({ params: { id: guestId } }),
  },
  content: {
    recent: ({ guestId }) => ({ query: { guestId: String(guestId) } }),
    states: ({ guestId }) => ({ query: { guestIds: String(guestId) } }),
    generate: ({ guestId }) => ({ body: { guestId, type: 'introduction', replaceEdited: true } }),
    preview: ({ guestId }) => ({ body: { guestIds: [guestId], contentStyles: { tone: 'educational' } } }),
    guests: () => ({}),
    versions: ({ contentId }) => ({ params: { id: contentId } }),
    update: ({ contentId }) => ({ params: { id: contentId }, body: { content: 'A new text' } }),
    deleteByGuestAndType: ({ guestId }) => ({ params: { guestId, type: 'introduction' } }),
    exportTexts: ({ contentId }) => ({ body: { ids: [contentId] } }),
    exportWord: ({ guestId }) => ({ body: { guestId } }),
  },
  episodes: {
    list: ({ seriesId }) => ({ query: { series: String(seriesId) } }),
    get: ({ episodeId }) => ({ params: { id: episodeId } }),
    create: ({ guestId, seriesId }) => ({ body: { title: 'The beekeeper', seriesId, guestIds: [guestId] } }),
    update: ({ episodeId }) => ({ params: { id: episodeId }, body: { notes: 'Bring honey.' } }),
    duplicate: ({ episodeId }) => ({ params: { id: episodeId } }),
    remove: ({ episodeId }) => ({ params: { id: episodeId } }),
    runOfShow: ({ episodeId }) => ({ params: { id: episodeId } }),
    planRunOfShow: ({ episodeId }) => ({
      params: { id: episodeId },
      body: { plannedMinutes: 60, segments: [{ key: 'welcome', text: 'Put the kettle on.' }] },
    }),
    runDocument: ({ episodeId }) => ({ params: { id: episodeId } }),
    runLinks: ({ episodeId }) => ({ params: { id: episodeId } }),
    shareRun: ({ episodeId }) => ({ params: { id: episodeId }, body: { name: 'Jonah' } }),
    revokeRunLink: ({ episodeId, runLinkId }) => ({ params: { id: episodeId, linkId: runLinkId } }),
    listSeries: () => ({}),
    createSeries: () => ({ body: { name: 'Season 2' } }),
    updateSeries: ({ seriesId }) => ({ params: { id: seriesId }, body: { name: 'Season two' } }),
    removeSeries: ({ seriesId }) => ({ params: { id: seriesId } }),
  },
  erasures: {
    list: () => ({}),
    eraseGuest: ({ guestId }) => ({ params: { id: guestId } }),
    eraseDeletion: ({ textDeletionId }) => ({ params: { id: textDeletionId } }),
  },
  archives: { download: () => ({}), preview: () => ({}), restore: () => ({}) },
  exports: {
    questionnaireResponses: ({ guestId }) => ({ body: { guestId } }),
    guest: ({ guestId }) => ({ params: { id: guestId }, query: { format: 'docx' } }),
  },
  feeds: {
    plan: () => ({ body: { text: '<rss><channel><title>Unhurried Work</title></channel></rss>' } }),
    apply: () => ({ body: { guests: [{ name: 'Ada Lovelace', guids: ['first'] }] } }),
  },
  guestPages: {
    get: ({ guestId }) => ({ params: { id: guestId } }),
    open: ({ guestId }) => ({ params: { id: guestId }, body: { renew: true } }),
    change: ({ guestId }) => ({ params: { id: guestId }, body: { showsIntroduction: true } }),
    offerTimes: ({ guestId }) => ({
      params: { id: guestId },
      body: { times: ['2099-12-04T09:00:00Z'], timeZone: 'Europe/Berlin' },
    }),
    decide: ({ guestId, factCheckId }) => ({
      params: { id: guestId },
      body: { factCheckId, accept: 'none' },
    }),
    dataSent: ({ guestId }) => ({ params: { id: guestId } }),
    release: () => ({}),
    saveRelease: () => ({ body: { text: 'I agree to be recorded.' } }),
    revoke: ({ guestId }) => ({ params: { id: guestId } }),
    revokeLinks: ({ guestId }) => ({ params: { id: guestId } }),
  },
  guests: {
    list: ({ guestId }) => ({ query: { after: String(guestId), limit: '5' } }),
    counts: () => ({ query: { search: 'ada' } }),
    agenda: () => ({}),
    interviews: () => ({ query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' } }),
    get: ({ guestId }) => ({ params: { id: guestId } }),
    create: () => ({ body: { name: 'Ada Lovelace' } }),
    setStatus: ({ guestId }) => ({ params: { id: guestId }, body: { episodeStatus: 'upcoming' } }),
    setStatusOfMany: ({ guestId }) => ({ body: { ids: [guestId], episodeStatus: 'upcoming' } }),
    update: ({ guestId }) => ({ params: { id: guestId }, body: { title: 'Engineer' } }),
    setInterviewDate: ({ guestId }) => ({ params: { id: guestId }, body: { interviewDate: null } }),
    setWording: ({ guestId }) => ({
      params: { id: guestId, questionId: 'bio' },
      body: { text: 'I keep bees on the roof of a hospital.' },
    }),
    removeWording: ({ guestId }) => ({ params: { id: guestId, questionId: 'bio' } }),
    setPhoto: ({ guestId }) => ({ params: { id: guestId }, body: { photo: null } }),
    reExtract: ({ guestId }) => ({ params: { id: guestId } }),
    removeMany: ({ guestId }) => ({ body: { ids: [guestId] } }),
    deletions: () => ({}),
    remove: ({ guestId }) => ({ params: { id: guestId } }),
    removeAll: () => ({}),
    restore: ({ deletionId }) => ({ body: { deletionId } }),
  },
  imports: {
    create: () => ({ body: { guests: [{ name: 'Ada Lovelace' }] } }),
    list: () => ({}),
    get: ({ importId }) => ({ params: { id: importId } }),
    undo: ({ importId }) => ({ params: { id: importId } }),
    mapping: ({ signature }) => ({ params: { signature } }),
    remember: ({ signature }) => ({ params: { signature }, body: { mapping: { Name: 'name' } } }),
  },
  inbox: {
    list: () => ({ query: { unread: 'true' } }),
    follow: () => ({ query: { seconds: '0' } }),
    mark: ({ inboxId }) => ({ body: { ids: [inboxId] } }),
  },
  instance: { about: () => ({}) },
  keys: {
    list: () => ({}),
    create: () => ({ body: { name: 'Nightly export', scope: 'read', ...currentPassword } }),
    revoke: ({ keyId }) => ({ params: { id: keyId } }),
  },
  marketing: {
    guestInvite: () => ({ body: { ...invitation } }),
    identifySponsors: () => ({ body: { ...audience } }),
    sponsorOutreach: ({ guestId }) => ({
      body: { guestId, sponsorName: 'Kelp Tools', episodeStatus: 'upcoming' },
    }),
    socialMedia: ({ guestId }) => ({ body: { guestId, platforms: ['linkedin'], tone: 'professional' } }),
    results: () => ({ query: { type: 'social_media' } }),
    removeResult: ({ resultId }) => ({ params: { id: resultId } }),
  },
  patterns: {
    list: () => ({}),
    create: () => ({ body: { contentType: 'introduction', patternType: 'rule', pattern: 'Keep it short.' } }),
    update: ({ patternId }) => ({ params: { id: patternId }, body: { isActive: false } }),
    reorder: ({ patternId }) => ({ body: { ids: [patternId] } }),
    remove: ({ patternId }) => ({ params: { id: patternId } }),
    preview: ({ guestId, patternId }) => ({
      body: {
        guestId,
        id: patternId,
        pattern: { contentType: 'introduction', patternType: 'rule', pattern: 'Write in the third person.' },
      },
    }),
  },
  questionnaires: {
    list: () => ({}),
    get: ({ questionnaireId }) => ({ params: { id: questionnaireId } }),
    create: () => ({
      body: { title: 'Before we record', questions: [{ question: 'Your name?', type: 'text' }] },
    }),
    update: ({ questionnaireId }) => ({
      params: { id: questionnaireId },
      body: { title: 'Before we record' },
    }),
    duplicate: ({ questionnaireId }) => ({ params: { id: questionnaireId } }),
    remove: ({ questionnaireId }) => ({ params: { id: questionnaireId } }),
    suggest: () => ({}),
    submit: ({ questionnaireId }) => ({
      params: { id: questionnaireId },
      body: { responses: { bio: 'I write programs.' } },
    }),
    visit: ({ questionnaireId }) => ({
      params: { id: questionnaireId },
      body: { visit: 'a-random-visit', answered: ['bio'] },
    }),
    responses: ({ questionnaireId, responseId }) => ({
      params: { id: questionnaireId },
      query: { after: String(responseId) },
    }),
    answersOfGuest: ({ guestId }) => ({ params: { id: guestId } }),
    acceptResponse: ({ questionnaireId, unverifiedIds }) => ({
      params: { id: questionnaireId, responseId: unverifiedIds[0] },
    }),
    keepResponseAsGuest: ({ questionnaireId, unverifiedIds }) => ({
      params: { id: questionnaireId, responseId: unverifiedIds[1] },
    }),
    removeResponse: ({ questionnaireId, unverifiedIds }) => ({
      params: { id: questionnaireId, responseId: unverifiedIds[2] },
    }),
    lockResponse: ({ questionnaireId, responseId }) => ({
      params: { id: questionnaireId, responseId },
      body: { locked: true },
    }),
    exportResponses: ({ questionnaireId }) => ({
      params: { id: questionnaireId },
      query: { format: 'json' },
    }),
    personalLink: ({ questionnaireId, guestId }) => ({ params: { id: questionnaireId, guestId } }),
  },
  recaps: {
    get: ({ episodeId }) => ({ params: { id: episodeId } }),
    write: ({ episodeId }) => ({ params: { id: episodeId } }),
    saveChapters: ({ episodeId }) => ({
      params: { id: episodeId },
      body: { chapters: [{ start: 0, title: 'Introduction' }] },
    }),
    chapters: ({ episodeId }) => ({ params: { id: episodeId }, query: { format: 'txt' } }),
  },
  sends: {
    states: ({ guestId }) => ({ query: { guestIds: String(guestId) } }),
    template: () => ({}),
    saveTemplate: () => ({ body: { invite: { ...mailText }, remind: { ...mailText } } }),
    prepare: ({ questionnaireId, guestId }) => ({ body: { questionnaireId, guestIds: [guestId] } }),
    mark: ({ questionnaireId, guestId }) => ({ body: { questionnaireId, guestIds: [guestId] } }),
    mail: ({ questionnaireId, guestId }) => ({ body: { questionnaireId, guestIds: [guestId] } }),
  },
  show: {
    settings: () => ({}),
    create: () => ({ body: { podcastName: 'A show' } }),
    update: ({ settingsId }) => ({ params: { id: settingsId }, body: { podcastName: 'A show' } }),
  },
  sponsors: {
    list: () => ({}),
    get: ({ sponsorId }) => ({ params: { id: sponsorId } }),
    create: () => ({ body: sponsor() }),
    createMany: () => ({ body: { sponsors: [sponsor()] } }),
    update: ({ sponsorId }) => ({ params: { id: sponsorId }, body: { industry: 'Boats' } }),
    remove: ({ sponsorId }) => ({ params: { id: sponsorId } }),
    export: () => ({ query: { format: 'json' } }),
  },
  sponsorship: {
    get: ({ tenantId }) => ({ params: { id: tenantId } }),
    inquire: ({ tenantId }) => ({
      params: { id: tenantId },
      body: { companyName: 'Kelp Tools', email: 'ada@kelp.example' },
    }),
    inquiries: ({ sponsorId, inquiryId }) => ({
      query: { sponsorId: String(sponsorId), after: String(inquiryId) },
    }),
    changeInquiry: ({ inquiryId }) => ({ params: { id: inquiryId }, body: { state: 'answered' } }),
  },
  tenants: {
    list: () => ({}),
    get: ({ tenantId }) => ({ params: { id: tenantId } }),
    create: () => ({ body: { name: 'A show', email: 'nobody@example.com' } }),
    update: ({ tenantId }) => ({ params: { id: tenantId }, body: { name: 'A show' } }),
    issueSetupLink: ({ tenantId }) => ({ params: { id: tenantId } }),
    revokeSetupLink: ({ tenantId }) => ({ params: { id: tenantId } }),
    usage: ({ tenantId }) => ({ params: { id: tenantId } }),
    sessions: ({ tenantId }) => ({ params: { id: tenantId } }),
    disableTwoFactor: ({ tenantId }) => ({ params: { id: tenantId } }),
    purchases: ({ tenantId }) => ({ params: { tenantId } }),
    purchase: ({ tenantId }) => ({ body: { tenantId, featureName: 'customBranding' } }),
    endPurchase: ({ tenantId }) => ({ params: { tenantId, id: 1 } }),
  },
  transcripts: {
    get: ({ episodeId }) => ({ params: { id: episodeId } }),
    save: ({ episodeId }) => ({
      params: { id: episodeId },
      body: { text: 'Ada: Welcome.\nBen: Thanks for having me.' },
    }),
    renameSpeaker: ({ episodeId }) => ({
      params: { id: episodeId },
      body: { speaker: 'Ben', name: 'Ben Lee' },
    }),
    remove: ({ episodeId }) => ({ params: { id: episodeId } }),
    search: () => ({ query: { search: 'honey' } }),
  },
  webhooks: {
    list: () => ({}),
    create: () => ({ body: { url: 'https://example.com/hook', events: ['guest.created'] } }),
    update: ({ webhookId }) => ({ params: { id: webhookId }, body: { events: ['guest.updated'] } }),
    rotate: ({ webhookId }) => ({ params: { id: webhookId } }),
    test: ({ webhookId }) => ({ params: { id: webhookId } }),
    deliveries: ({ webhookId }) => ({ params: { id: webhookId } }),
    replay: ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
    remove: ({ webhookId }) => ({ params: { id: webhookId } }),
  },
  twoFactor: {
    get: () => ({}),
    start: () => ({ body: currentPassword }),
    enable: () => ({ body: { code: '123456' } }),
    confirm: () => ({ body: { code: '123456' } }),
    replaceRecoveryCodes: () => ({ body: currentPassword }),
    disable: () => ({ body: currentPassword }),
    adminGet: () => ({}),
    adminStart: () => ({ body: currentPassword }),
    adminEnable: () => ({ body: { code: '123456' } }),
    adminConfirm: () => ({ body: { code: '123456' } }),
    adminReplaceRecoveryCodes: () => ({ body: currentPassword }),
    adminDisable: () => ({ body: currentPassword }),
  },
}

export interface WalkedCall {
  name: string
  endpoint: Endpoint
  example(ids: ShowIds): Example
}

/** Every endpoint of the contract with its example. */
export const walkedCalls: WalkedCall[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Endpoints).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint,
    example: (examples as unknown as Record<string, Record<string, (ids: ShowIds) => Example>>)[group]![
      name
    ]!,
  })),
)

export interface Walked {
  status: number
  /** The whole answer but for what differs by nature: request id and date. */
  text: string
  bytes: Buffer
}

/** Sends a call through the whole server. */
export async function sendExample(
  server: Server,
  { endpoint }: Pick<WalkedCall, 'endpoint'>,
  { params = {}, query, body }: Example,
  authorization?: string,
): Promise<Walked> {
  const [method, template] = endpoint.route.split(' ') as ['GET', string]
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const response = await server.inject({
    method,
    url: query ? `${path}?${new URLSearchParams(query)}` : path,
    headers: { ...(authorization && { authorization }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  const { date: _, ...headers } = response.headers
  const text = JSON.stringify(headers) + response.payload.replace(/"requestId":"[^"]*"/, '')
  return { status: response.statusCode, text, bytes: response.rawPayload }
}
