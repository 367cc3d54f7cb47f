import { describe, expect, test } from 'vitest'
import { updateBlocker, type PageActivity } from './update-moment.ts'

const IDLE: PageActivity = { path: '/', acts: 0, overlay: false, entered: false }

describe('a new release', () => {
  test.each(['/', '/asset/holdList', '/fund_detail/FundDetailSingle', '/dealers'])(
    'may be opened on %s when nothing goes on',
    (path) => {
      expect(updateBlocker({ ...IDLE, path })).toBeNull()
    },
  )

  test.each([
    ['call', 'while an order is being sent', { acts: 1 }],
    ['overlay', 'while the password sheet or a dialog is open', { overlay: true }],
    ['form', 'while something stands in a field', { entered: true }],
    ['flow', 'on an order form', { path: '/deal/nonMontyPurchase' }],
    ['flow', 'on an order’s result', { path: '/deal/DealResult/purchase' }],
    ['flow', 'while an account is opened', { path: '/authentic' }],
    ['flow', 'while a plan is made', { path: '/directInvest/edit' }],
  ] as const)('waits (%s) %s', (hindrance, _, activity) => {
    expect(updateBlocker({ ...IDLE, ...activity })).toBe(hindrance)
  })
})
