// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordingDay } from '../ui/text.ts'
import { generatedText, paste, tenant } from '../testing.tsx'
import { explanation, name, openSettings, save, section, settings, type ShowAnswers } from './testing.tsx'

test('seven sections fold away; nothing asks to be saved before something changed', async () => {
  openSettings({ path: '/' })
  await screen.findByDisplayValue('Unhurried Work')
  expect(screen.getByText('Dashboard', { selector: 'h1' })).toBeInTheDocument()
  const sections = (await screen.findAllByRole('button', { expanded: true })).filter((button) =>
    button.hasAttribute('aria-controls'),
  )
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'About the Podcast',
    'Show Methodology',
    'Host Information',
    'Content Refinements',
    'Training Patterns',
    'Sponsorship',
    'Privacy',
  ])
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull()
  await userEvent.click(sections[0]!)
  expect(sections[0]).toHaveAttribute('aria-expanded', 'false')
})

test('a change is saved alone, with the toast of a saved setting', async () => {
  const { sent } = openSettings()
  await paste(await name(), ' Radio')
  expect(screen.getByText('Not saved: About the Podcast')).toBeInTheDocument()
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(screen.getByText('Your show settings have been updated successfully.')).toBeInTheDocument()
  expect(sent).toEqual([{ podcastName: 'Unhurried Work Radio' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull())
})

test('dates are written as the host chooses, on the next screen too', async () => {
  const { sent } = openSettings()
  const field = await screen.findByRole('combobox', { name: 'Dates and times' })
  expect(field).toHaveValue('November 22, 2026, 3:00 PM')
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: '22 November 2026, 15:00' }))
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(sent).toEqual([{ dateFormat: 'day-first-24h' }])
  expect(await screen.findByRole('combobox', { name: 'Dates and times' })).toHaveValue(
    '22 November 2026, 15:00',
  )
  expect(recordingDay('2026-11-22T12:00:00Z', 'UTC')).toMatch(/^22 Nov/)
})

test('a name that is missing is not sent, and the field says so', async () => {
  const { sent } = openSettings()
  await userEvent.clear(await name())
  await save()
  expect(await screen.findByText('Podcast name is required')).toBeInTheDocument()
  expect(screen.getByText('Check 1 field')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a refused save opens the section of the first problem and takes the host there, by key and by button', async () => {
  openSettings()
  await userEvent.clear(await name())
  const about = screen.getByRole('button', { name: 'About the Podcast' })
  await userEvent.click(about)
  await waitFor(() => expect(about).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect(await name()).toHaveFocus())
  expect(about).toHaveAttribute('aria-expanded', 'true')

  await save()
  await waitFor(async () => expect(await name()).toHaveFocus())
})

test('the accent colour is shown with text on it that can be read', async () => {
  const { sent } = openSettings()
  const field = await screen.findByLabelText('Accent colour')
  await paste(field, '#ffd400')
  const sample = screen.getByText('Submit Responses')
  expect(sample).toHaveStyle({ background: '#ffd400', color: '#000000' })
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(sent).toEqual([{ accent: '#ffd400' }])
})

test('a failed save says so and keeps what was typed', async () => {
  const update = () => {
    throw failing(500, 'Broken')
  }
  openSettings({ show: { update } })
  await userEvent.type(await name(), '!')
  await save()
  expect(await screen.findByText('Failed to save settings. Please try again.')).toBeInTheDocument()
  expect((await name()).value).toBe('Unhurried Work!')
  expect(screen.getByRole('button', { name: 'Save Settings' })).toBeEnabled()
})

test('a session that ends in the middle of an edit keeps everything, and asks to sign in over the page', async () => {
  const update = () => {
    throw failing(401, 'Please sign in', 'unauthorized')
  }
  openSettings({ show: { update } })
  await userEvent.type(await name(), '!')
  await save()
  expect(await screen.findByText('Please sign in again')).toBeInTheDocument()
  expect(screen.getByDisplayValue('Unhurried Work!')).toBeInTheDocument()
})

test('the first save makes the settings, from the name the show signed up with and the defaults', async () => {
  const created: unknown[] = []
  const create: ShowAnswers['create'] = ({ body }) => {
    created.push(body)
    return { ...settings, podcastName: body.podcastName }
  }
  openSettings({ stored: null, show: { create } })
  expect((await name()).value).toBe(tenant.name)
  await save()
  expect(await screen.findByText('Settings saved')).toBeInTheDocument()
  expect(created).toMatchObject([
    {
      podcastName: tenant.name,
      showMethodology: { showType: 'general-interview', questioningStyle: 'conversational-deep' },
      contentStyles: { tone: 'friendly', introLength: 'standard' },
    },
  ])
})

test('every choice has a line that explains it', async () => {
  const { sent } = openSettings()
  await name()
  expect(explanation('Opens with a scene from the guest’s story.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('combobox', { name: 'Introduction style' }))
  const option = await screen.findByRole('option', { name: /Hook-focused/ })
  expect(option.textContent).toContain('Opens with the most surprising fact.')
  await userEvent.click(option)
  await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Depth' })).getByText('Surface'))
  await save()
  await screen.findByText('Settings saved')
  expect(sent).toMatchObject([
    { contentStyles: { introductionStyle: 'hook-focused' }, showMethodology: { depthApproach: 'surface' } },
  ])
  expect(Object.keys(sent[0]!)).toHaveLength(2)
})

test('the keyboard opens a choice at what is chosen; its options come with the focus', async () => {
  const { sent } = openSettings()
  await name()
  const field = screen.getByRole('combobox', { name: 'Introduction style' })
  const about = 'Opens with the most surprising fact.'
  expect(screen.queryByText(about)).toBeNull()
  act(() => field.focus())
  expect(screen.getByText(about)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  const opened = screen.getByRole('option', { name: /^Storytelling/ })
  expect(field).toHaveAttribute('aria-activedescendant', opened.id)
  const offered = within(opened.parentElement!)
  expect(offered.getAllByRole('option', { selected: true })).toEqual([opened])
  expect(offered.getAllByRole('option').filter((option) => option.querySelector('svg'))).toEqual([opened])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await save()
  await screen.findByText('Settings saved')
  expect(sent).toMatchObject([{ contentStyles: { introductionStyle: 'hook-focused' } }])
})

test('up to five introductions of the host’s own are pasted as examples; an empty one is not saved', async () => {
  const { sent } = openSettings()
  await name()
  const add = screen.getByRole('button', { name: 'Add an introduction' })
  for (let count = 0; count < 5; count += 1) await userEvent.click(add)
  expect(add).toBeDisabled()
  await userEvent.click(screen.getByRole('textbox', { name: 'Introduction 2' }))
  await userEvent.paste('You found us, and the door is open.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove introduction 5' }))
  expect(add).toBeEnabled()
  await save()
  await screen.findByText('Settings saved')
  expect(sent).toMatchObject([
    { contentStyles: { ownIntroductions: ['You found us, and the door is open.'] } },
  ])
})

test('hosts are added, moved and removed; the last one cannot be removed', async () => {
  const { sent } = openSettings()
  await name()
  const hosts = section('Host Information')
  await userEvent.click(hosts.getByRole('button', { name: 'Move Jonah Adeyemi-Price up' }))
  await userEvent.click(hosts.getByRole('button', { name: 'Add Host' }))
  const added = within(hosts.getByRole('listitem', { name: 'Host 3' }))
  await paste(added.getByRole('textbox', { name: 'Name' }), 'Abeni')
  await save()
  await screen.findByText('Settings saved')
  expect(sent[0]?.hosts?.map((host) => host.name)).toEqual([
    'Jonah Adeyemi-Price',
    'Ines Falkenberg',
    'Abeni',
  ])
  for (const left of [2, 1]) {
    await userEvent.click(hosts.getAllByRole('button', { name: 'Remove Host' })[0]!)
    expect(hosts.getAllByRole('listitem')).toHaveLength(left)
  }
  expect(hosts.queryByRole('button', { name: 'Remove Host' })).toBeNull()
})

test('a package is offered with a price, and without one', async () => {
  const { sent } = openSettings({ stored: { ...settings, sponsorshipSettings: null } })
  await name()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mid-roll' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Newsletter' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Price of Mid-roll' }), '320')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency of Mid-roll' }), 'EUR')
  const unit = screen.getByRole('combobox', { name: 'Unit of the price of Mid-roll' })
  await userEvent.selectOptions(unit, 'per month')
  await save()
  await screen.findByText('Settings saved')
  expect(sent[0]?.sponsorshipSettings?.sponsorshipPackages).toEqual([
    { id: 'mid-roll', price: 320, currency: 'EUR', per: 'month' },
    'newsletter',
  ])
})

test('a price is saved as it was typed, and what isn’t one is never taken for another', async () => {
  const { sent } = openSettings({ stored: { ...settings, sponsorshipSettings: null } })
  await name()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mid-roll' }))
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price of Mid-roll' })
  for (const typed of ['1.250,50', '-5', '90 or so', '99999999999', '12,50', '1e3']) {
    await userEvent.clear(price)
    await paste(price, typed)
    await save()
    expect(await screen.findByText('Enter an amount such as 1,250.50, at most 1,000,000')).toBeInTheDocument()
    expect(price.value).toBe(typed)
  }
  expect(sent).toEqual([])
  await userEvent.clear(price)
  await paste(price, '1,250.50')
  await save()
  await screen.findByText('Settings saved')
  expect(sent[0]?.sponsorshipSettings?.sponsorshipPackages).toEqual([{ id: 'mid-roll', price: 1250.5 }])
  expect(price.value).toBe('1,250.5')
})

test('a new show prices in the currency of its time zone, and a sign in the price says another', async () => {
  const { sent } = openSettings({
    stored: { ...settings, timeZone: 'Europe/London', sponsorshipSettings: null },
  })
  await name()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mid-roll' }))
  const currency = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Currency of Mid-roll' })
  expect(currency.value).toBe('GBP')
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of Mid-roll' })
  for (const [typed, amount, meant] of [
    ['£60', '60', 'GBP'],
    ['$1,250.50', '1,250.50', 'USD'],
    ['CHF 80', '80', 'CHF'],
    ['60 €', '60', 'EUR'],
  ]) {
    await userEvent.clear(price)
    await paste(price, typed!)
    await userEvent.tab()
    expect([price.value, currency.value]).toEqual([amount, meant])
  }
  // The next package is priced like the first
  await userEvent.click(screen.getByRole('checkbox', { name: 'Newsletter' }))
  expect(await screen.findByRole('combobox', { name: 'Currency of Newsletter' })).toHaveValue('EUR')
  await save()
  await screen.findByText('Settings saved')
  expect(sent[0]?.sponsorshipSettings?.sponsorshipPackages).toEqual([
    { id: 'mid-roll', price: 60, currency: 'EUR' },
    'newsletter',
  ])
})

test('leaving asks first while something is not saved, and discarding asks no more', async () => {
  const { address } = openSettings()
  await userEvent.type(await name(), '!')
  await userEvent.click(screen.getByRole('link', { name: 'Guest Manager' }))
  await screen.findByText('Leave without saving?')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(address()).toBe('/show-settings')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect((await name()).value).toBe('Unhurried Work')
  await userEvent.click(screen.getByRole('link', { name: 'Guest Manager' }))
  await waitFor(() => expect(address()).toBe('/guests'))
})

test('without guests, Try it leads to adding one', async () => {
  openSettings({ guests: { list: () => [] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }))
  const dialog = within(await screen.findByRole('dialog'))
  const add = await dialog.findByRole('link', { name: 'Add Your First Guest' })
  expect(add.getAttribute('href')).toBe('/guests?open=add')
})

test('Try it drafts with the settings on screen beside those of today, and saves nothing', async () => {
  const asked: unknown[] = []
  const { content, wordCount, characterCount, note, model, provider } = generatedText({ guestId: 1 })
  const text = { content, wordCount, characterCount, note, model, provider }
  const { sent } = openSettings({
    content: {
      preview: ({ body }) => {
        asked.push(body)
        return [
          {
            guestId: 1,
            guestName: 'Maya Okafor',
            today: { ...text, content: 'Maya counts kelp.' },
            changed: { ...text, content: 'Who counts kelp?' },
          },
        ]
      },
    },
  })
  await userEvent.type(await name(), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  await userEvent.click(await screen.findByText('Draft introductions'))
  expect(
    within(await screen.findByRole('article', { name: 'With saved settings' })).getByText(
      'Maya counts kelp.',
    ),
  ).toBeInTheDocument()
  expect(
    within(screen.getByRole('article', { name: 'With your changes' })).getByText('Who counts kelp?'),
  ).toBeInTheDocument()
  expect(asked).toMatchObject([{ guestIds: [1], podcastName: 'Unhurried Work!' }])
  expect(sent).toEqual([])
})

test('Try it shows what the model has written so far', async () => {
  const reply = Promise.withResolvers<never>()
  openSettings({
    content: {
      preview: (_call, emit) => {
        for (const text of ['Maya counts ', 'kelp']) emit({ guestId: 1, version: 'changed', text })
        return reply.promise
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }))
  await userEvent.click(await screen.findByText('Draft introductions'))
  const text = await screen.findByRole('article', { name: 'With your changes, in progress' })
  expect(within(text).getByText('Maya counts kelp')).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Writing a text' })).toBeInTheDocument()
})

test('settings that do not load can be asked for again', async () => {
  let broken = true
  openSettings({
    show: {
      settings: () => {
        if (broken) throw failing(500, 'Broken')
        return settings
      },
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(again)
  expect((await name()).value).toBe('Unhurried Work')
})

test('without saved sponsors in the plan, the settings say that the form for inquiries is closed', async () => {
  const features = { ...tenant.features, sponsorDiscovery: false, sponsorOutreach: false }
  const session = {
    tenant: { ...tenant, features },
    expiresAt: '2030-01-01T00:00:00Z',
    drafting: { provider: 'drafter' as const, model: null },
  }
  openSettings({ auth: { session: () => session } })
  expect(await screen.findByText(/^The inquiry form on that page is closed/)).toBeInTheDocument()
})
