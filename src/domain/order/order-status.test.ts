import { describe, expect, it } from 'vitest'
import { awaitsBank, hasFailed, ORDER_STATUSES, orderStatus, shownStatus } from './order-status.ts'

const BEFORE = { confirmDate: '20250721', today: '20250721' }
const AFTER = { confirmDate: '20250721', today: '20250722' }
const read = (businessCode: string, dates: { confirmDate: string | null; today: string }) =>
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'constructor']
    .map((status) => orderStatus({ status, businessCode, ...dates }))
    .join(' ')

const ORDINARY =
  'confirmed confirmFailed paid tradeFailed pending cancelled tradeFailed paying placed unknown unknown'

describe('order status', () => {
  it.each(['24', '36', '37', '43', 'xx'])('reads ordinary code %s on any day', (code) => {
    expect(read(code, BEFORE)).toBe(ORDINARY)
    expect(read(code, AFTER)).toBe(ORDINARY)
  })

  it.each(['20', '22', '39'])('completes code %s once the confirmation date has passed', (code) => {
    expect(read(code, BEFORE)).toBe(ORDINARY)
    expect(read(code, AFTER)).toBe(ORDINARY.replace('confirmed', 'complete'))
    expect(read(code, { confirmDate: null, today: '20250722' })).toBe(ORDINARY)
    expect(read(code, { confirmDate: '', today: '20250722' })).toBe(ORDINARY)
  })

  it('shows code 49 as a failed fundraising and code 30 as confirmed, whatever the status', () => {
    expect(new Set(read('49', AFTER).split(' '))).toStrictEqual(new Set(['fundraisingFailed']))
    expect(new Set(read('30', AFTER).split(' '))).toStrictEqual(new Set(['confirmed']))
  })

  it('reads a quick withdrawal by its own table', () => {
    expect(read('98', AFTER)).toBe(
      'fundsArrived withdrawalFailed withdrawing withdrawalFailed withdrawing cancelled withdrawalFailed paying placed unknown unknown',
    )
  })

  it.each([
    ['22', '89'],
    ['39', '89'],
    ['24', '89'],
    ['98', '3589'],
  ])('of code %s awaits a bank in %s', (businessCode, statuses) => {
    const waiting = '123456789'.split('').filter((status) => awaitsBank({ status, businessCode }))
    expect(waiting.join('')).toBe(statuses)
  })

  it.each([
    ['22', '付款成功，待确认'],
    ['39', '付款成功，待确认'],
    ['24', '已受理，待确认'],
    ['36', '已受理，待确认'],
    ['29', '已受理，待确认'],
    ['98', '取出已提交，确认中'],
  ])('shows code %s in status 3 as %s: a payment only where one pays', (businessCode, name) => {
    expect(shownStatus({ status: '3', businessCode, ...BEFORE })).toStrictEqual({
      name,
      tone: 'underWay',
    })
  })

  it.each([
    ['59', '已开通', 'done'],
    ['60', '已结束', 'closed'],
    ['61', '已变更', 'done'],
    ['constructor', '确认成功', 'done'],
  ])('of code %s with status 1 is shown as %s', (businessCode, name, tone) => {
    expect(shownStatus({ status: '1', businessCode, ...BEFORE })).toStrictEqual({ name, tone })
  })

  it('has failed where it came to nothing, and was not cancelled', () => {
    const codes = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
    expect(codes.filter((status) => hasFailed({ status }))).toEqual(['2', '4', '7'])
  })

  it('has words for every status', () => {
    expect(Object.values(ORDER_STATUSES).every(({ name }) => name.length > 1)).toBe(true)
    expect(ORDER_STATUSES.paid).toStrictEqual({ name: '付款成功，待确认', tone: 'underWay' })
  })
})
