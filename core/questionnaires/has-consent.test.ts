import { expect, test } from 'vitest'
import { hasConsent } from './has-consent.ts'
import type { AskedQuestion } from './questionnaire.ts'

const recording: AskedQuestion = { id: 'q7', question: 'I agree to the recording', type: 'consent' }
const pictures: AskedQuestion = { id: 'q8', question: 'I agree to photos', type: 'consent' }

test('consent that nobody asked for, or that a guest left open, is not given', () => {
  expect(hasConsent({}, [])).toBe(false)
  expect(hasConsent({ q1: 'Yes' }, [{ id: 'q1', question: 'Do you bake?', type: 'text' }])).toBe(false)
  expect(hasConsent({}, [recording])).toBe(false)
  expect(hasConsent({ consent: [] }, [])).toBe(false)
  expect(hasConsent({ q7: 'Agreed to version 1' }, [recording, pictures])).toBe(false)
})

test('consent is given by each question for it: a consent question, the ready-made one, or a checkbox in own words', () => {
  expect(hasConsent({ q7: 'Agreed to version 2' }, [recording])).toBe(true)
  expect(hasConsent({ q7: 'Agreed to version 1', q8: 'Agreed to version 1' }, [recording, pictures])).toBe(
    true,
  )
  expect(hasConsent({ consent: ['Yes, you may record and publish our conversation'] }, [])).toBe(true)
  const own: AskedQuestion = { id: 'q2', question: 'May we record you?', type: 'checkbox' }
  expect(hasConsent({ q2: ['Yes'] }, [own])).toBe(true)
})
