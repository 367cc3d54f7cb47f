import { describe, expect, test } from 'vitest'
import { addDays, weekdayNumber } from '#domain/calendar/calendar-date.ts'
import { firstSaleAfter, holdingDays } from './holding-days.ts'
import { estimateRedemption, redemptionRate, STATUTORY_REDEMPTION_TIERS } from './redemption.ts'

/** Weekdays, but for the closures of the Spring Festival and National Day of 2026. */
const isOpen = (date: string) =>
  weekdayNumber(date) % 6 !== 0 &&
  !(date >= '20260216' && date <= '20260223') &&
  !(date >= '20261001' && date <= '20261008')

describe('the days of holding', () => {
  test('of a week are full where both days of confirmation are a week apart', () => {
    // Bought Monday 2 March, sold Monday 9 March.
    const on = { tradeDay: '20260309', confirmDate: '20260310' }
    expect(holdingDays('20260303', on)).toBe(7)
    const sale = { shares: '10000', nav: '1.0000', on, tiers: STATUTORY_REDEMPTION_TIERS }
    const lots = [{ confirmDate: '20260303', shares: '10000' }]
    expect(estimateRedemption({ ...sale, lots })).toMatchObject({
      fee: '100.00',
      lots: [{ ageDays: 7, rate: '1' }],
    })
  })

  test.each([
    ['a weekend before the confirmation counts', '20260303', '20260306', '20260309', 6, 4],
    ['so does a long holiday', '20260212', '20260213', '20260224', 12, 2],
    ['National Day too', '20260929', '20260930', '20261009', 10, 2],
    ['a fund confirmed two days later counts one more', '20260304', '20260309', '20260311', 7, 6],
    ['shares that are sold before they were confirmed', '20260303', '20260227', '20260302', 0, 0],
    ['a leap day counts', '20280228', '20280301', '20280302', 3, 3],
  ])(
    'are counted to the confirmation and to the trading day: %s',
    (_, confirmed, tradeDay, confirmDate, toConfirmation, toTradeDay) => {
      const sale = { tradeDay, confirmDate }
      expect(holdingDays(confirmed, sale)).toBe(toConfirmation)
      expect(holdingDays(confirmed, sale, 'confirmation')).toBe(toConfirmation)
      expect(holdingDays(confirmed, sale, 'tradeDay')).toBe(toTradeDay)
    },
  )

  test.each([7, 30, 180, 365, 730])('reach %i days on one day and not the day before', (days) => {
    const tiers = [
      { underDays: days, rate: '1' },
      { underDays: null, rate: '0' },
    ]
    const rateWhenConfirmedOn = (confirmDate: string) => {
      const sale = { tradeDay: addDays(confirmDate, -1), confirmDate }
      return redemptionRate(holdingDays('20260303', sale), tiers)
    }
    expect(rateWhenConfirmedOn(addDays('20260303', days - 1))).toBe('1')
    expect(rateWhenConfirmedOn(addDays('20260303', days))).toBe('0')
  })
})

describe('the first cheaper sale', () => {
  test.each([
    ['is on the next trading day', '20260303', 7, '20260306', 1, '20260309'],
    ['skips a sale that is confirmed too early', '20260304', 7, '20260306', 1, '20260310'],
    ['is before a holiday that fills the days', '20260212', 7, '20260213', 1, '20260213'],
    ['begins with the next trading day on a Saturday', '20260303', 7, '20260307', 1, '20260309'],
    ['comes a day earlier with a later confirmation', '20260304', 7, '20260306', 2, '20260309'],
  ])('%s of those that are open', (_, confirmed, days, from, confirmDays, day) => {
    expect(firstSaleAfter(confirmed, days, { from, confirmDays }, isOpen)).toBe(day)
  })

  test('by a contract that counts to the sale includes the day of the sale', () => {
    const sale = { from: '20260306', confirmDays: 1, end: 'tradeDay' } as const
    expect(firstSaleAfter('20260303', 7, sale, isOpen)).toBe('20260309')
    expect(firstSaleAfter('20260304', 7, sale, isOpen)).toBe('20260310')
    expect(firstSaleAfter('20260212', 7, { ...sale, from: '20260213' }, isOpen)).toBe('20260224')
  })
})
