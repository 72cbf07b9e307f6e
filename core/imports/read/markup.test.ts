import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test('people in a list of a web page are a guest each, with what is behind their names', async () => {
  const guests = await guestsOf([
    ['Dia', 'Convidados', 'Tema'],
    [
      '04/05/2026',
      '<ul><li>Ana Prado &ndash; <em>Universidade de Vale Novo</em></li>\n<li>Jo&atilde;o Lima – <em>Instituto do Mar</em></li></ul>',
      'A maré que sobe devagar sobre a costa',
    ],
    [
      '11/05/2026',
      '<p>Rui Castro – Universidade do Cabo</p><p>In&ecirc;s Rocha – Museu do Sal</p>',
      'O sal e a gente das salinas &amp; dos portos',
    ],
  ])
  expect(guests.map(({ name, company }) => [name, company])).toEqual([
    ['Ana Prado', 'Universidade de Vale Novo'],
    ['João Lima', 'Instituto do Mar'],
    ['Rui Castro', 'Universidade do Cabo'],
    ['Inês Rocha', 'Museu do Sal'],
  ])
})

test('a cell of a web page is read as it shows, and its link is where it leads', async () => {
  const [guest] = await guestsOf([
    ['Name', 'Company', 'Website', 'Bio', 'Email'],
    [
      '<a class="who" href="https://people.example/kees?a=1&amp;b=2">Kees M&#252;ller</a>',
      'R&amp;D <b>Works</b>',
      '<a href="https://rd.example">Home</a>',
      '<p>Bakes bread.</p><p>Then sells&nbsp;it &#x2764;</p>',
      'Kees <kees@rd.example>',
    ],
  ])
  expect(guest).toMatchObject({
    name: 'Kees Müller',
    company: 'R&D Works',
    socialLinks: { website: 'https://rd.example' },
    bio: 'Bakes bread.\nThen sells it ❤',
    email: 'kees@rd.example',
  })
})

test('what only resembles markup stays', async () => {
  const [guest] = await guestsOf([
    ['Name', 'Company', 'Email'],
    ['Ana Ruiz', 'Fish &chips; & a <b', 'ana@x.example'],
  ])
  expect(guest!.company).toBe('Fish &chips; & a <b')
})
