import { sampleSession } from '@cueroom/core/testing/sample-records.ts'
import type { ApiKey } from '@cueroom/core/keys/api-key.ts'
import type { Delivery, Webhook } from '@cueroom/core/webhooks/webhook.ts'
import { webhookEventNames } from '@cueroom/core/webhooks/webhook-events.ts'
import { type MailChoice, mailChoices } from '@cueroom/core/mail/mail-choices.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { AccountScreen } from '@cueroom/dashboard/account/account-screen.tsx'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const megabytes = 1024 ** 2
const usage = {
  guests: { used: 1_200, limit: 200_000 },
  answers: { used: 196_000, limit: 200_000 },
  texts: { used: 0, limit: 500_000 },
  mediaBytes: { used: 320 * megabytes, limit: 10_240 * megabytes },
}
const apiKey = (given: Partial<ApiKey>): ApiKey => ({
  id: 'k1',
  name: 'Nightly export',
  scope: 'read',
  hint: 'Zq8v',
  createdAt: '2026-11-01T09:00:00Z',
  expiresAt: '2030-01-30T09:00:00Z',
  lastUsedAt: '2026-11-20T09:00:00Z',
  ...given,
})
const keys = [
  apiKey({}),
  apiKey({
    id: 'k2',
    name: 'Booking form',
    scope: 'write',
    hint: 'm4pX',
    expiresAt: '2026-10-01T09:00:00Z',
    lastUsedAt: null,
  }),
]

const webhook = (given: Partial<Webhook>): Webhook => ({
  id: 'w1',
  url: 'https://studio.example/hooks/cueroom',
  events: [...webhookEventNames],
  enabled: true,
  createdAt: '2026-11-01T09:00:00Z',
  failingSince: null,
  disabledAt: null,
  waiting: 0,
  lastDeliveredAt: '2026-11-20T09:00:00Z',
  ...given,
})
const webhooks = [
  webhook({}),
  webhook({
    id: 'w2',
    url: 'https://calendar.example/new-guest',
    events: ['guest.created', 'guest.updated'],
    failingSince: '2026-11-19T09:00:00Z',
    waiting: 1_204,
  }),
  webhook({
    id: 'w3',
    url: 'https://old.example/hook',
    enabled: false,
    disabledAt: '2026-11-18T09:00:00Z',
  }),
]
const delivery = (given: Partial<Delivery>): Delivery => ({
  id: 3,
  eventId: 'msg_3',
  type: 'guest.created',
  data: { guestId: 12 },
  createdAt: '2026-11-20T09:00:00Z',
  state: 'delivered',
  attempts: 1,
  attemptedAt: '2026-11-20T09:00:00Z',
  status: 204,
  milliseconds: 86,
  reply: '',
  error: null,
  ...given,
})
const deliveries = [
  delivery({}),
  delivery({
    id: 2,
    type: 'response.submitted',
    state: 'waiting',
    attempts: 4,
    status: 503,
    error: 'The receiver answered 503',
    reply: 'Down for maintenance',
  }),
  delivery({
    id: 1,
    type: 'webhook.test',
    state: 'failed',
    status: null,
    reply: null,
    error: "The receiver didn't respond within 10 seconds",
  }),
]

const mails = Object.fromEntries(mailChoices.map((choice) => [choice, choice !== 'answerCopies'])) as Record<
  MailChoice,
  boolean
>

const answers = (given: Answers = {}, as: Partial<SignedInTenant> = {}): { answers: Answers } => ({
  answers: {
    ...given,
    auth: { ...signedInAs(as), usage: () => usage, ...given.auth },
    keys: { list: () => keys, ...given.keys },
    webhooks: { list: () => webhooks, deliveries: () => deliveries, ...given.webhooks },
    account: {
      sessions: () => [sampleSession()],
      mails: () => ({ mailServer: true, mails }),
      ...given.account,
    },
    twoFactor: { get: () => ({ enabledAt: null, recoveryCodesLeft: 0 }), ...given.twoFactor },
  },
})

const meta = preview.meta({
  title: 'Dashboard/Account',
  component: AccountScreen,
  beforeEach: asSignedIn,
  parameters: { path: '/account', ...answers() },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('196,000 of 200,000')).toBeVisible()
    await expect(canvas.getByText('320 of 10,240 MB')).toBeVisible()
  },
})

const checked = {
  ...{ show: 'Unhurried Work', createdAt: '2026-11-20T09:00:00Z', isRestored: false, rows: 3_120 },
  ...{ guests: 412, answers: 96, texts: 804, questionnaires: 3, sponsors: 12, pictures: 61 },
}
const chooseFile = async (canvas: { findByLabelText(label: string): Promise<HTMLElement> }) =>
  userEvent.upload(await canvas.findByLabelText('Exported show'), new File(['zip'], 'show.zip'))

export const RestorePreview = meta.story({
  parameters: answers({ archives: { preview: () => checked } }),
  play: async ({ canvas }) => {
    await chooseFile(canvas)
    await expect(await screen.findByText('412 guests')).toBeVisible()
  },
})

export const RestoredBefore = meta.story({
  parameters: answers({ archives: { preview: () => ({ ...checked, isRestored: true }) } }),
  play: async ({ canvas }) => {
    await chooseFile(canvas)
    await expect(await screen.findByText(/already restored this file/)).toBeVisible()
  },
})

export const RestoreRefused = meta.story({
  parameters: answers({
    archives: {
      preview: () => {
        throw failing(400, "This file isn't an exported show, or it is damaged.", 'invalid_archive')
      },
    },
  }),
  play: async ({ canvas }) => {
    await chooseFile(canvas)
    const refusal = await screen.findByText(/or it is damaged/)
    await waitFor(() => expect(refusal).toBeVisible())
  },
})

export const RestoreNeedsAnActiveSubscription = meta.story({
  parameters: answers({}, { active: false, subscriptionStatus: 'inactive' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restoring needs an active subscription.')).toBeVisible()
  },
})

export const FreeTrial = meta.story({
  parameters: answers(
    { keys: { list: () => [] } },
    {
      subscriptionPlan: 'free',
      subscriptionStatus: 'trial',
      trialEndsAt: new Date(Date.now() + 4.5 * 86_400_000).toISOString(),
      features: planFeatures.free,
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5 days left in your trial/)).toBeVisible()
  },
})

export const ErasurePlanned = meta.story({
  parameters: answers({}, { eraseAt: '2026-12-22T09:00:00Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We erase this show on Dec 22, 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep this show' })).toBeVisible()
  },
})

const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-NP${n + 20}`)
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const NoMailServer = meta.story({
  parameters: answers({ account: { mails: () => ({ mailServer: false, mails }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This server doesn’t send email yet/)).toBeVisible()
  },
})

export const TwoFactorOn = meta.story({
  parameters: answers({
    twoFactor: { get: () => ({ enabledAt: '2026-11-02T09:00:00Z', recoveryCodesLeft: 2 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On since Nov 2, 2026. 2 recovery codes left.')).toBeVisible()
    await expect(canvas.getByText(/^Create new recovery codes/)).toBeVisible()
  },
})

export const TwoFactorFails = meta.story({
  parameters: answers({
    twoFactor: {
      get: () => {
        throw failing(500, 'Internal error')
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/two-factor settings/)).toBeVisible()
  },
})

export const ScanTheCode = meta.story({
  parameters: answers({
    twoFactor: {
      start: () => ({
        secret,
        uri: `otpauth://totp/Cueroom:host@cueroom.example?secret=${secret}&issuer=Cueroom`,
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(await screen.findByTitle('QR code of the secret')).toBeInTheDocument()
  },
})

export const RecoveryCodes = meta.story({
  parameters: answers({
    twoFactor: {
      get: () => ({ enabledAt: '2026-11-02T09:00:00Z', recoveryCodesLeft: 4 }),
      replaceRecoveryCodes: () => ({ recoveryCodes }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
    await userEvent.click(await screen.findByRole('button', { name: 'Create new codes' }))
    await expect(await screen.findByText(recoveryCodes[9]!)).toBeVisible()
  },
})

export const Keys = meta.story({
  parameters: { path: '/account?tab=api' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nightly export')).toBeVisible()
  },
})

export const NoApiAccess = meta.story({
  parameters: {
    path: '/account?tab=api',
    ...answers({ keys: { list: () => [] } }, { features: planFeatures.free }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API access is not part of your subscription')).toBeVisible()
  },
})

export const NewKey = meta.story({
  parameters: {
    path: '/account?tab=api',
    ...answers({ keys: { create: () => ({ apiKey: keys[0]!, key: `cue_${'Zq8v'.repeat(10)}Zq8` }) } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }))
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Nightly export')
    await userEvent.type(screen.getByLabelText('Current password'), 'quiet-harbour-bell')
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }))
    await expect(await screen.findByRole('textbox', { name: 'Nightly export' })).toBeVisible()
  },
})

export const Webhooks = meta.story({
  parameters: { path: '/account?tab=webhooks' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Messages to https:\/\/studio/ }))
    await expect(await canvas.findByText('Delivered: 204 in 86 ms')).toBeVisible()
    await expect(canvas.getByText(/^Failing since .* 1,204 waiting$/)).toBeVisible()
  },
})

export const NoWebhooks = meta.story({
  parameters: { path: '/account?tab=webhooks', ...answers({ webhooks: { list: () => [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhooks yet.')).toBeVisible()
  },
})

export const WebhooksLocked = meta.story({
  parameters: {
    path: '/account?tab=webhooks',
    ...answers({ webhooks: { list: () => [] } }, { features: planFeatures.free }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API access is not part of your subscription')).toBeVisible()
  },
})

export const WebhooksCannotBeLoaded = meta.story({
  parameters: {
    path: '/account?tab=webhooks',
    ...answers({
      webhooks: {
        list: () => {
          throw failing(500, 'Broken')
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your webhooks")).toBeVisible()
  },
})

export const NewWebhook = meta.story({
  parameters: {
    path: '/account?tab=webhooks',
    ...answers({
      webhooks: {
        list: () => [],
        create: () => ({ webhook: webhooks[0]!, secret: `whsec_${'Zq8v'.repeat(10)}Zq8=` }),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New webhook' }))
    await userEvent.type(
      await screen.findByLabelText(/^URL to send messages to/),
      'https://studio.example/hooks/cueroom',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Create webhook' }))
    await expect(await screen.findByRole('textbox', { name: 'Secret' })).toBeVisible()
  },
})

export const Activity = meta.story({
  parameters: {
    path: '/account?tab=activity',
    ...answers({
      audit: {
        list: () => [
          {
            id: 3,
            createdAt: '2026-11-20T10:00:00Z',
            actorKind: 'stranger',
            actor: 'ines@slow-radio.example',
            action: 'sign_in_failed',
            subject: 'default',
            details: 'Wrong password',
            address: '198.51.100.23',
          },
          {
            id: 2,
            createdAt: '2026-11-20T09:00:00Z',
            actorKind: 'key',
            actor: 'Nightly export',
            action: 'exported',
            subject: 'q1',
            details: 'Answers to a questionnaire',
            address: '203.0.113.7',
          },
          {
            id: 1,
            createdAt: '2026-11-19T09:00:00Z',
            actorKind: 'admin',
            actor: 'Administrator',
            action: 'tenant_changed',
            subject: 'default',
            details: 'Plan: Free → Pro; Sponsor discovery: off → on',
            address: null,
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nightly export (API key)')).toBeVisible()
    await expect(canvas.getByText('Failed to sign in · Wrong password')).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: {
    path: '/account',
    ...answers({
      auth: {
        usage: () => {
          throw failing(500, 'Broken')
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your usage and limits")).toBeVisible()
  },
})
