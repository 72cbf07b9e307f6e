// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breakable } from './breakable.tsx'

test('an address breaks before its @ and dots, and is copied whole', () => {
  const { container } = render(<Breakable>tom.b@ballard.example</Breakable>)
  expect(container.innerHTML).toBe('tom<wbr>.b<wbr>@ballard<wbr>.example')
  expect(container.textContent).toBe('tom.b@ballard.example')
})
