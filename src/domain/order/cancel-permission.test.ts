import { describe, expect, it } from 'vitest'
import { BUSINESS_NAMES } from '#domain/business-codes.ts'
import { cancelPermission, mayCancel } from './cancel-permission.ts'

const STATUSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const allowed = (businessCode: string) =>
  STATUSES.filter((status) => mayCancel({ businessCode, status })).join('')

describe('cancel permission', () => {
  it.each([
    ['20', '12359'],
    ['22', '1'],
    ['24', '13'],
    ['30', '1'],
    ['39', '1'],
    ['59', '1'],
    ['61', '1'],
  ])('of code %s is there in the statuses %s', (code, statuses) => {
    expect(allowed(code)).toBe(statuses)
  })

  it('is there for no other code', () => {
    const listed = new Set(['20', '22', '24', '30', '39', '59', '61'])
    const others = [...Object.keys(BUSINESS_NAMES), 'constructor'].filter(
      (code) => !listed.has(code),
    )
    expect(others.filter((code) => allowed(code) !== '')).toStrictEqual([])
  })

  it.each(['22', '39'])('is there for code %s while it is paid and waits', (businessCode) => {
    const order = { businessCode, status: '3', tradeDay: '20250718' }
    expect(cancelPermission(order, '20250718145959')).toBe('allowed')
    expect(cancelPermission(order, '20250718150000')).toBe('tooLate')
    expect(cancelPermission({ ...order, businessCode: '36' }, '20250718145959')).toBe(
      'notInThisState',
    )
  })

  it('ends at 15:00 of the trading day', () => {
    const order = { businessCode: '22', status: '1', tradeDay: '20250718' }
    expect(cancelPermission(order, '20250718145959')).toBe('allowed')
    expect(cancelPermission(order, '20250718150000')).toBe('tooLate')
    expect(cancelPermission({ ...order, status: '4' }, '20250718100000')).toBe('notInThisState')
  })
})
