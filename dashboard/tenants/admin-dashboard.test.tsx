// @vitest-environment jsdom
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { adminToken } from '../app/session.ts'
import { click, open, refuse, tenant, toast } from './testing.tsx'
// Loaded ahead: the application loads it when it is first opened
import './admin-dashboard-screen.tsx'
import { paste } from '../testing.tsx'

beforeEach(() => adminToken.set('admin-token'))

test('tenants that cannot be loaded are told as such and asked for again', async () => {
  const answers = [refuse(500, 'No'), () => [tenant]]
  open({ list: () => answers.shift()!() })
  expect(await screen.findByRole('heading', { name: 'Failed to fetch tenants' })).toBeTruthy()
  await click('Try again')
  expect(await screen.findByRole('rowheader', { name: /Slow Radio/ })).toBeTruthy()
})

test('an administrator whose session ended is led to the admin sign-in', async () => {
  const { address } = open({ list: refuse(401, 'Your session has ended') })
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(adminToken.get()).toBeNull()
})

test('the table has a row for each tenant: company, email, plan, status, features, actions', async () => {
  open({})
  const table = await screen.findByRole('table', { name: 'Tenants' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Company',
    'Email',
    'Plan',
    'Status',
    'Features',
    'Actions',
  ])
  const [, row] = within(table).getAllByRole('row')
  for (const text of ['Slow Radio', 'ines@slow.example', 'Free', 'Active', /^[23] of \d+$/, '1 bought'])
    expect(within(row!).getByText(text)).toBeTruthy()
})

test('the table counts the features that this server offers, the dialog its switches', async () => {
  open({}, '/admin-dashboard', ['prioritySupport'])
  const table = await screen.findByRole('table', { name: 'Tenants' })
  expect(within(table).getByText(/^[23] of 9$/)).toBeTruthy()
  expect(within(await fillNew()).getByText(/^\d of 10 on$/)).toBeTruthy()
})

test('search, filters and order are asked of the server and stand in the address', async () => {
  const asked: Record<string, unknown>[] = []
  const { address } = open({
    list: ({ query }) => {
      asked.push(query)
      return [tenant]
    },
  })
  await userEvent.type(await screen.findByLabelText('Search tenants'), 'slow')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'slow' }))
  await click('Company')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'slow', sort: 'name' }))
  await click('Company')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-name' }))
  expect(screen.getByRole('columnheader', { name: 'Company' }).getAttribute('aria-sort')).toBe('descending')
  expect(address()).toBe('/admin-dashboard?search=slow&sort=-name')
})

test('without tenants the first one is offered; without a match the filters go', async () => {
  open({ list: () => [] })
  expect(await screen.findByRole('heading', { name: 'No tenants yet' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search tenants'), 'zebra')
  await click('Show all tenants')
  expect(await screen.findByRole('heading', { name: 'No tenants yet' })).toBeTruthy()
})

test('a tenant needs a company name and a valid email', async () => {
  open({})
  await click('Create Tenant')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Tenant' }))
  expect(await within(dialog).findByText('Company name is required')).toBeTruthy()
  expect(within(dialog).getByText('Valid email is required')).toBeTruthy()
})

const fillNew = async () => {
  await click('Create Tenant')
  const dialog = await screen.findByRole('dialog')
  await paste(within(dialog).getByLabelText('Company name *'), 'Harbour')
  await paste(within(dialog).getByLabelText('Email *'), 'mateo@harbour.example')
  return dialog
}

test.each([
  [refuse(409, 'Another tenant already uses this email'), 'Another tenant already uses this email'],
  [refuse(500, 'Broken'), 'Failed to create tenant'],
])('a failed create says why and keeps what was typed', async (create, message) => {
  open({ create })
  const dialog = await fillNew()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Tenant' }))
  await toast('Creation failed')
  expect(await toast(message)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('Company name *').value).toBe('Harbour')
})

test('a new tenant takes the plan’s features, and its setup link is shown to be copied', async () => {
  const sent: unknown[] = []
  open({
    create: ({ body }) => {
      sent.push(body)
      return {
        tenant: { ...tenant, name: 'Harbour' },
        setupUrl: 'https://cueroom.example/setup?token=abc',
        mailed: null,
      }
    },
  })
  const user = userEvent.setup()
  const dialog = await fillNew()
  await user.click(within(dialog).getByRole('combobox', { name: 'Plan' }))
  await user.click(await screen.findByRole('option', { name: 'Starter' }))
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Create Tenant' }))
  expect(await screen.findByDisplayValue('https://cueroom.example/setup?token=abc')).toBeTruthy()
  expect(sent).toMatchObject([
    { subscriptionPlan: 'starter', subscriptionStatus: 'trial', features: planFeatures.starter },
  ])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('https://cueroom.example/setup?token=abc')
})

const choosePlan = async (dialog: HTMLElement, plan: string) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Plan' }))
  await userEvent.click(await screen.findByRole('option', { name: plan }))
}

test('features that were switched by hand are kept when the plan changes, unless the administrator says otherwise', async () => {
  const sent: { features?: object }[] = []
  open({
    create: ({ body }) => {
      sent.push(body)
      return { tenant, setupUrl: 'https://cueroom.example/setup?token=abc', mailed: null }
    },
  })
  const dialog = await fillNew()
  await userEvent.click(within(dialog).getByRole('switch', { name: /^API access/ }))
  await choosePlan(dialog, 'Starter')
  expect(await within(dialog).findByText('Use Starter’s features?')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep current features' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Tenant' }))
  await screen.findByDisplayValue('https://cueroom.example/setup?token=abc')
  expect(sent).toMatchObject([{ features: { ...planFeatures.free, apiAccess: true } }])
})

test('another plan of a tenant asks about its features, and takes away nothing that was bought', async () => {
  const sent: unknown[] = []
  open({
    update: ({ body }) => {
      sent.push(body)
      return tenant
    },
  })
  await click('Edit Slow Radio')
  const dialog = await screen.findByRole('dialog')
  await choosePlan(dialog, 'Starter')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use Starter’s features' }))
  expect(within(dialog).queryByText('Use Starter’s features?')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await toast('Tenant updated')
  expect(sent).toEqual([
    {
      subscriptionPlan: 'starter',
      features: { guestInvitations: true, socialMediaGeneration: true },
    },
  ])
})

test('while the question about the features is open, the button says that saving leaves them as they are', async () => {
  const sent: unknown[] = []
  open({
    update: ({ body }) => {
      sent.push(body)
      return tenant
    },
  })
  await click('Edit Slow Radio')
  const dialog = await screen.findByRole('dialog')
  await choosePlan(dialog, 'Starter')
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save without changing features' }))
  await toast('Tenant updated')
  expect(sent).toEqual([{ subscriptionPlan: 'starter' }])
})

test('an edit sends what was changed and nothing else', async () => {
  const sent: unknown[] = []
  open({
    update: ({ body }) => {
      sent.push(body)
      return tenant
    },
  })
  await click('Edit Slow Radio')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Bought until Feb 1, 2030')).toBeTruthy()
  await paste(within(dialog).getByLabelText('Domain'), 'slow.example')
  await userEvent.click(within(dialog).getByRole('switch', { name: /^Analytics/ }))
  expect(within(dialog).getByText('Saving ends its purchase')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await toast('Tenant updated')
  expect(sent).toEqual([{ domain: 'slow.example', features: { analytics: false } }])
})

test('a tenant is suspended with a reason from its row, and activated there again', async () => {
  const rows = [tenant]
  const sent: unknown[] = []
  open({
    list: () => rows,
    update: ({ body }) => {
      sent.push(body)
      rows[0] = { ...tenant, ...(body as Partial<typeof tenant>) }
      return rows[0]
    },
  })
  await click('More for Slow Radio')
  await click('Suspend', 'menuitem')
  await screen.findByRole('dialog', { name: 'Suspend Slow Radio?' })
  await click('Cancel')
  expect(sent).toEqual([])

  await click('More for Slow Radio')
  await click('Suspend', 'menuitem')
  await paste(await screen.findByLabelText('Reason'), 'Two invoices are open.')
  await click('Suspend')
  await toast('Tenant suspended')
  await click('More for Slow Radio')
  await click('Activate', 'menuitem')
  await screen.findByRole('dialog', { name: 'Activate Slow Radio?' })
  await click('Activate')
  await toast('Tenant activated')
  expect(sent).toEqual([
    { subscriptionStatus: 'inactive', suspensionReason: 'Two invoices are open.' },
    { subscriptionStatus: 'active', suspensionReason: null },
  ])
})

test('a failed edit says so', async () => {
  open({ update: refuse(500, 'No') })
  await click('Edit Slow Radio')
  await paste(await screen.findByLabelText('Domain'), 'slow.example')
  await click('Save')
  await toast('Update failed')
  expect(await toast('Failed to update tenant')).toBeTruthy()
})

test('of two administrators who edit, the second chooses instead of overwriting', async () => {
  open({
    update: refuse(409, 'Someone else changed this tenant. Load it again.', 'version_conflict'),
    get: () => ({ ...tenant, name: 'Slower Radio', version: 4 }),
  })
  await click('Edit Slow Radio')
  await paste(await screen.findByLabelText('Domain'), 'slow.example')
  await click('Save')
  expect(await screen.findByText('This tenant changed while you were editing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Overwrite' })).toBeTruthy()
  expect(screen.getByText(/Also changed in the saved version: Company name/)).toBeTruthy()
  await click('Load the latest version')
  expect(await screen.findByDisplayValue('Slower Radio')).toBeTruthy()
})

test.each([
  [true, 'We emailed the link to ines@slow.example.'],
  [false, /^Couldn't email the link: .* Send it to ines@slow\.example yourself\.$/],
])('whether the link was mailed (%j) is told, and it can be copied', async (mailed, told) => {
  const invited = { ...tenant, setupTokenExpiresAt: '2030-01-08T00:00:00Z' }
  open({
    issueSetupLink: () => ({
      tenant: invited,
      setupUrl: 'https://cueroom.example/setup?token=new',
      mailed,
    }),
  })
  await click('More for Slow Radio')
  await click('Setup link', 'menuitem')
  await click('Issue a link')
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByDisplayValue('https://cueroom.example/setup?token=new')).toBeTruthy()
})

test('a setup link is issued again and revoked', async () => {
  const invited = { ...tenant, setupTokenExpiresAt: '2030-01-08T00:00:00Z' }
  open({
    issueSetupLink: () => ({
      tenant: invited,
      setupUrl: 'https://cueroom.example/setup?token=new',
      mailed: null,
    }),
    revokeSetupLink: () => tenant,
  })
  await click('More for Slow Radio')
  await click('Setup link', 'menuitem')
  expect(await screen.findByText('There is no valid link.')).toBeTruthy()
  await click('Issue a link')
  expect(await screen.findByDisplayValue('https://cueroom.example/setup?token=new')).toBeTruthy()
  await click('Revoke the link')
  expect(await screen.findByText('There is no valid link.')).toBeTruthy()
  expect(screen.queryByDisplayValue('https://cueroom.example/setup?token=new')).toBeNull()
})
