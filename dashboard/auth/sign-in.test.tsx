// @vitest-environment jsdom
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wantedPath } from '../app/paths.ts'
import { hostToken } from '../app/session.ts'
import { type Answers, guestCard, hostApi, paste, renderApp, tenant } from '../testing.tsx'

const signIn = async (password = 'kettle-and-boat') => {
  await paste(await screen.findByLabelText('Email'), 'host@cueroom.example')
  await paste(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const guests = { list: () => [guestCard({ name: 'Ada Lovelace' })] }
const signedOut = (answers: Answers) => hostApi({ guests, ...answers })

test('a stranger who opens a screen is asked to sign in, and the address of the screen is kept', async () => {
  const { address } = renderApp('/generate?guest=7', signedOut({}), { signedIn: false })

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(address()).toBe('/login?next=%2Fgenerate%3Fguest%3D7')
})

test('the button stays disabled until both fields are filled in', async () => {
  renderApp('/login', signedOut({}), { signedIn: false })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  expect(button.disabled).toBe(true)

  await paste(screen.getByLabelText('Email'), 'host@cueroom.example')
  expect(button.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter both email and password')

  await userEvent.type(screen.getByLabelText('Password'), 'x')
  expect(button.disabled).toBe(false)
})

test('a refused sign-in shows what the server says', async () => {
  const auth = {
    signIn: () => {
      throw failing(401, 'Wrong email or password')
    },
  }
  renderApp('/login', signedOut({ auth }), { signedIn: false })

  await signIn('wrong')

  expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password')
})

test('a server that says nothing is a failed sign-in, one that does not answer a network error', async () => {
  const answers = [
    () => {
      throw failing(500, '')
    },
    () => {
      throw new TypeError('fetch failed')
    },
  ]
  renderApp('/login', signedOut({ auth: { signIn: () => answers.shift()!() } }), { signedIn: false })

  await signIn()
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed')

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Network error occurred'))
})

test('after signing in the host lands where they wanted to be, and the token is kept', async () => {
  const auth = { signIn: () => ({ token: 'fresh', tenant }) }
  const { address } = renderApp('/login?next=%2Fguests', signedOut({ auth }), { signedIn: false })

  await signIn()

  expect(await screen.findByRole('article', { name: 'Ada Lovelace' })).toBeTruthy()
  expect(address()).toBe('/guests')
  expect(localStorage.getItem('cueroom.token')).toBe('fresh')
})

test.each([
  'https://elsewhere.example/',
  '/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
  null,
])('a wanted page of %j leads to Today instead', (next) => expect(wantedPath(next)).toBe('/today'))

test('demo mode fills in the fields with one click', async () => {
  const demo = {
    host: { email: 'demo@show.example', password: 'demo-word' },
    admin: { email: 'a@b.example', password: 'x' },
  }
  const api = signedOut({ instance: { about: () => ({ version: '1.0.0', demo }) } })
  renderApp('/login', api, { signedIn: false })

  await userEvent.click(await screen.findByRole('button', { name: 'Use the demo show' }))

  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@show.example')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo-word')
})

test('outside demo mode no sign-in is shown', async () => {
  renderApp('/login', signedOut({}), { signedIn: false })

  await screen.findByLabelText('Email')

  expect(screen.queryByText(/demo mode/)).toBeNull()
})

test('a token the server no longer knows leads to sign-in', async () => {
  const auth = {
    session: () => {
      throw failing(401, 'Please sign in')
    },
  }
  const { address } = renderApp('/show-settings', hostApi({ auth, show: { settings: () => null } }))

  await screen.findByLabelText('Password')

  expect(address()).toBe('/login?next=%2Fshow-settings')
  expect(hostToken.get()).toBeNull()
})

test('signing out forgets the token and what was loaded', async () => {
  renderApp('/guests', hostApi({ guests, auth: { signOut: () => ({ done: true as const }) } }))
  await screen.findByRole('article', { name: 'Ada Lovelace' })

  await userEvent.click(screen.getByRole('button', { name: /^Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))

  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.queryByText('Ada Lovelace')).toBeNull()
  expect(localStorage.getItem('cueroom.token')).toBeNull()
})

const administrator = {
  id: 1,
  email: 'admin@cueroom.example',
  name: 'Root',
  role: 'admin',
  lastLoginAt: null,
}

test('an administrator who is refused reads "Login failed: " and the reason', async () => {
  const answers = [
    () => {
      throw failing(401, 'Wrong email or password')
    },
    () => {
      throw new TypeError('fetch failed')
    },
  ]
  const api = fakeApi({
    instance: { about: () => ({ version: '1.0.0', demo: null }) },
    auth: { adminSignIn: () => answers.shift()!() },
  })
  renderApp('/admin-login', api, { signedIn: false })
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDisabled()

  await signIn()

  expect((await screen.findByRole('alert')).textContent).toBe('Login failed: Wrong email or password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Network error occurred'))
})

test('an administrator signs in, sees who they are and signs out', async () => {
  const api = fakeApi({
    instance: { about: () => ({ version: '1.0.0', demo: null }) },
    auth: {
      adminSignIn: () => ({ token: 'admin-token', admin: administrator }),
      adminSession: () => ({ admin: administrator, expiresAt: '2030-01-01T00:00:00Z' }),
      adminSignOut: () => ({ done: true as const }),
    },
    tenants: { list: () => [] },
  })
  const { address } = renderApp('/admin', api, { signedIn: false })
  await signIn()

  expect(await screen.findByText('Root')).toBeTruthy()
  expect(address()).toBe('/admin-dashboard')

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(localStorage.getItem('cueroom.admin-token')).toBeNull()
})

test('who forgot the password learns whom to ask, and the email is filled in at the next visit', async () => {
  const auth = { signIn: () => ({ token: 'a-token', tenant }) }
  localStorage.setItem('cueroom.email', 'host@cueroom.example')
  renderApp('/login', signedOut({ auth }), { signedIn: false })
  expect(await screen.findByLabelText('Email')).toHaveValue('host@cueroom.example')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByRole('status')).toHaveTextContent('Ask your administrator for a new setup link')
})

test('where the server mails links, one is sent to who forgot the password, whether there is an account or not', async () => {
  const asked: string[] = []
  const account = {
    forgotPassword: ({ body }: { body: { email: string } }) => {
      asked.push(body.email)
      return { mailed: true }
    },
  }
  const instance = { about: () => ({ version: '1.0.0', demo: null, resetByMail: true }) }
  renderApp('/login', signedOut({ account, instance }), { signedIn: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  await paste(await screen.findByLabelText('Your account email'), 'ines@show.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/^If ines@show.example has an account here/)).toBeInTheDocument()
  expect(asked).toEqual(['ines@show.example'])
})
