import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepFocus } from './focus-keeper.ts'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stop = keepFocus()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const draw = (html: string) => (document.body.innerHTML = html)
const named = (id: string) => document.getElementById(id)!

/** As a key does: the focus is on the element and a key was pressed. */
function press(id: string, key = 'Enter') {
  named(id).focus()
  named(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

/** What was changed is seen, and whoever gives the focus back has done so. */
async function settle() {
  await Promise.resolve()
  vi.runAllTimers()
}

/** Whose the focus is once it was given back. */
async function focused() {
  await settle()
  return document.activeElement?.id
}

describe('someone at the keyboard', () => {
  test('goes on with the next card when theirs is deleted', async () => {
    draw(
      '<ul><li><button id="a">A</button></li><li><button id="b">B</button></li><li><button id="c">C</button></li></ul>',
    )
    press('b')
    named('b').closest('li')!.remove()
    expect(await focused()).toBe('c')
  })

  test('goes on with the card before when the last is deleted', async () => {
    draw('<ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul>')
    press('b')
    named('b').closest('li')!.remove()
    expect(await focused()).toBe('a')
  })

  test('goes back to the menu of a card when the dialog that it opened is gone', async () => {
    draw(
      '<main><button id="more">More</button></main><div data-portal><div id="menu"><button id="send">Send</button></div><button>Undo</button></div>',
    )
    press('more')
    press('send')
    named('menu').remove()
    expect(await focused()).toBe('more')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="dialog"><button id="sent">Mark as sent</button></div>',
    )
    press('sent')
    named('dialog').remove()
    expect(await focused()).toBe('more')
  })

  test('keeps the button that is disabled while it works', async () => {
    draw('<button id="save">Save</button>')
    press('save')
    named('save').setAttribute('disabled', '')
    named('save').blur()
    await Promise.resolve()
    named('save').removeAttribute('disabled')
    expect(await focused()).toBe('save')
  })

  test('comes to the heading of the screen that replaced theirs', async () => {
    draw('<div id="root"><form><button id="sign-in">Sign in</button></form></div>')
    press('sign-in')
    named('root').innerHTML = '<a href="#main">Skip to content</a><main><h1 id="today">Today</h1></main>'
    expect(await focused()).toBe('today')
  })

  test('comes to that heading after the first sign-in too, while the code of the screen is still loading', async () => {
    stop()
    draw('<div id="root"><form><input id="password"></form></div>')
    named('password').focus()
    stop = keepFocus()
    named('password').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    named('root').innerHTML = '<style>body { margin: 0 }</style><div role="progressbar"></div>'
    await settle()
    named('root').innerHTML = '<a href="#main">Skip to content</a><main><h1 id="today">Today</h1></main>'
    expect(await focused()).toBe('today')
  })
})

describe('nobody is taken anywhere', () => {
  test('who uses a mouse', async () => {
    draw('<ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul>')
    named('a').focus()
    named('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    named('a').closest('li')!.remove()
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  test('who leaves a field on purpose', async () => {
    draw('<input id="search"><p id="results"></p>')
    press('search', 'Escape')
    named('search').blur()
    named('results').append('changed')
    await settle()
    expect(document.activeElement).toBe(document.body)
  })
})
