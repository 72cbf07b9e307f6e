import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { TenantManagement } from '@cueroom/dashboard/tenants/tenant-management.tsx'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { sampleTenants } from './sample-tenants.ts'

const [first] = sampleTenants
const tenants = (changes: Answers['tenants'] = {}): { answers: Answers } => ({
  answers: {
    tenants: {
      list: () => sampleTenants,
      get: () => first!,
      ...changes,
    },
  },
})
const never = () => new Promise<never>(() => {})
const fails = () => {
  throw failing(500, 'Something went wrong')
}

const meta = preview.meta({ title: 'Dashboard/Tenants/Tenant management', component: TenantManagement })

export const Listed = meta.story({
  parameters: tenants(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Slow Radio/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: tenants({ list: never }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the tenants' })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: tenants({ list: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tenants yet' })).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: tenants({ list: fails }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch tenants' })).toBeVisible()
  },
})

export const Creating = meta.story({
  parameters: tenants({
    create: () => ({ tenant: first!, setupUrl: 'https://cueroom.example/setup#token=sample', mailed: null }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Tenant' }))
    await userEvent.type(await screen.findByLabelText('Company name *'), 'Slow Radio')
    await userEvent.type(screen.getByLabelText('Email *'), 'host@slow-radio.example')
    await userEvent.click(screen.getAllByRole('button', { name: 'Create Tenant' }).at(-1)!)
    await expect(await screen.findByLabelText('Setup link')).toHaveValue(
      'https://cueroom.example/setup#token=sample',
    )
  },
})

export const Editing = meta.story({
  parameters: tenants(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Slow Radio' }))
    await expect(await screen.findByRole('switch', { name: /^Analytics/ })).toBeChecked()
  },
})

export const EditInTwoTabs = meta.story({
  parameters: tenants({
    update: () => {
      throw failing(409, 'Someone else changed this tenant. Load it again.', 'version_conflict')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Slow Radio' }))
    await userEvent.type(await screen.findByLabelText('Domain'), 'slow.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('button', { name: 'Load the latest version' })).toBeVisible()
  },
})

export const NotMailed = meta.story({
  parameters: tenants({
    issueSetupLink: () => ({
      tenant: { ...first!, setupTokenExpiresAt: '2030-01-08T00:00:00Z' },
      setupUrl: 'https://cueroom.example/setup#token=sample',
      mailed: false,
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Slow Radio' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Setup link' }))
    await userEvent.click(await screen.findByRole('button', { name: /link$/ }))
    await expect(await screen.findByText(/^Couldn't email the link/)).toBeVisible()
  },
})

export const SetupLink = meta.story({
  parameters: tenants(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for The Long Answer' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Setup link' }))
    await expect(await screen.findByRole('button', { name: 'Revoke the link' })).toBeVisible()
  },
})

export const Suspending = meta.story({
  parameters: tenants(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Slow Radio' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
    await expect(await screen.findByLabelText('Reason')).toBeVisible()
  },
})
