import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test('a host with the same columns as the guests is not imported', async () => {
  const guests = await guestsOf([
    ['Left: name', 'Left: email', 'Desk: name', 'Desk: email'],
    ['Ana Ruiz', 'ana@x.example', 'Tom Hale', 'tom@show.example'],
    ['Bo Lee', 'bo@x.example', 'Tom Hale', 'tom@show.example'],
    ['Kai Moss', 'kai@x.example', 'Tom Hale', 'tom@show.example'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Ruiz', 'ana@x.example'],
    ['Bo Lee', 'bo@x.example'],
    ['Kai Moss', 'kai@x.example'],
  ])
})

test('two sides of a debate are two guests, each with the columns of their side', async () => {
  const guests = await guestsOf([
    ['Question', 'For: name', 'For: job', 'For: email', 'Against: name', 'Against: job', 'Against: email'],
    ['Ban cars?', 'Ana Ruiz', 'Planner', 'ana@x.example', 'Bo Lee', 'Taxi driver', 'bo@y.example'],
    ['Tax meat?', 'Kai Moss', 'Economist', '', 'Mia Berg', 'Butcher', 'mia@y.example'],
    ['End zoos?', 'Zoe Hart', 'Campaigner', 'zoe@x.example', '', '', ''],
  ])
  expect(guests.map(({ name, title, email }) => [name, title, email])).toEqual([
    ['Ana Ruiz', 'Planner', 'ana@x.example'],
    ['Bo Lee', 'Taxi driver', 'bo@y.example'],
    ['Kai Moss', 'Economist', undefined],
    ['Mia Berg', 'Butcher', 'mia@y.example'],
    ['Zoe Hart', 'Campaigner', 'zoe@x.example'],
  ])
})
