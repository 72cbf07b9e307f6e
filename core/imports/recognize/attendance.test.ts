import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'

const comingFrom = async (header: string, kinds: string[]) => {
  const names = ['Ana Ruiz', 'Tom Berg', 'Jo Kemp']
  const { guests } = await plan([
    ['Name', 'Email', header, 'Start time', 'End time'],
    ...kinds.map((kind, at) => [
      names[at]!,
      `g${at}@x.example`,
      kind,
      `2098-01-1${at} 10:00`,
      `2098-01-1${at} 11:00`,
    ]),
  ])
  return guests.map(({ cancelled }) => cancelled ?? null)
}

test.each([
  ['Event Type Name', 'Radio hour – recording', 'Intro call 15 min'],
  ['Event Type', 'Guest interview', 'Team sync'],
  ['Terminart', 'Aufnahme', 'Kennenlerngespräch'],
  ['Tipo de cita', 'Grabación', 'Prueba de sonido'],
  ['予約メニュー', '収録', '社内打ち合わせ'],
])(
  '“%s”: who booked “%s” is a guest, and who booked “%s” only if the host says so',
  async (header, recorded, call) => {
    expect(await comingFrom(header, [recorded, recorded, call])).toEqual([null, null, `${header}: ${call}`])
    expect(await comingFrom(header, [call, call, call])).toEqual([null, null, null])
  },
)

test('a topic or a recording that only begins like a call is left alone', async () => {
  expect(await comingFrom('Topic', ['Intro to bees', 'Rivers', 'Test cricket'])).toEqual([null, null, null])
  expect(await comingFrom('Event type', ['Testimonial', 'Democracy night', 'Internet hour'])).toEqual([
    null,
    null,
    null,
  ])
})

test('hosts of the show are no guests, by name or by address', async () => {
  const rows = [
    ['Name', 'Email'],
    ['Ana Ruiz', 'ana@x.example'],
    ['Ray Delgado', 'ray@x.example'],
    ['L. Ferrer', 'LUCIA@x.example'],
  ]
  const hosts = [{ name: 'ray delgado' }, { name: 'Lucía Ferrer', email: 'lucia@x.example' }]
  const { guests } = await plan(rows, { hosts })
  expect(guests.map(({ cancelled }) => cancelled)).toEqual([undefined, 'Hosts the show', 'Hosts the show'])
})
