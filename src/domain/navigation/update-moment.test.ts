import { describe, expect, test } from 'vitest'
import { updateBlocker, type PageActivity } from './update-moment.ts'

const IDLE: PageActivity = { flow: null, acts: 0, overlay: false, entered: false }

describe('a new release', () => {
  test('may be opened when nothing goes on', () => {
    expect(updateBlocker(IDLE)).toBeNull()
  })

  test.each([
    ['call', 'while an order is being sent', { acts: 1 }],
    ['overlay', 'while the password sheet or a dialog is open', { overlay: true }],
    ['form', 'while a field has text', { entered: true }],
    ['flow', 'while a fund is ordered', { flow: 'order' }],
    ['flow', 'while a card is signed for at its bank', { flow: 'signing' }],
    ['flow', 'while an account is opened', { flow: 'account' }],
    ['flow', 'while a plan is made', { flow: 'plan' }],
    ['flow', 'while the assessment is answered', { flow: 'assessment' }],
    ['call', 'while an order is sent from its flow', { flow: 'order', acts: 1 }],
  ] as const)('waits (%s) %s', (hindrance, _, activity) => {
    expect(updateBlocker({ ...IDLE, ...activity })).toBe(hindrance)
  })
})
