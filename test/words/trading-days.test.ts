import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceLines } from '#test/source-lines.ts'

/** Fields of the contract that hold a trading day to come, as long as an order is not confirmed. */
const DAYS = [
  'arrivalDate',
  'backDate',
  'cheaperFrom',
  'confirmDate',
  'cutoffTime',
  'debitDate',
  'incomeDate',
  'next.first',
  'nextDebitDate',
  'paymentDate',
  'redeemableDate',
  'refundDate',
  'skipDate',
  'tradeDate',
  'transactionCfmDate',
  'transactionDate',
].map((name) => name.replace('.', '\\.'))

/** Formatting of a day that has no word for a closure that is not published. */
const FORMAT = 'format(?:Date|DateTime|MonthDay|NearDay)|weekdayName'
const BARE = new RegExp(`\\b(?:${FORMAT})\\((?:\\w+\\??\\.)*(?:${DAYS.join('|')})\\b`)
/** Its own name for a format, which hides the format from the line that has the field. */
const RENAMED = new RegExp(`const \\w*[dD]ay = \\(\\w*[dD]ate\\b.*\\b(?:${FORMAT})\\(`)

/** Places whose days are over, or whose day has its word in the same line. */
const ALLOWED: readonly { readonly place: RegExp; readonly reason: string }[] = [
  { place: /lot-lines\.ts.*confirmDate\) ?\} 确认/, reason: 'a lot is confirmed' },
  { place: /(?:CardLots|SoldLots)\.tsx.*confirmDate/, reason: 'a lot is confirmed' },
  { place: /confirmation-items\.ts.*transactionDate/, reason: 'the day of a value that is out' },
  { place: /confirmation-items\.ts.*份额到账日/, reason: 'a confirmed order' },
  {
    place: /(?:PlanRecords|ChallengeInstalments)\.tsx.*debitDate/,
    reason: 'a debit of the past',
  },
  { place: /(?:income-figure|HoldingList|HoldingsCard)\.tsx?.*incomeDate/, reason: 'paid income' },
  { place: /order-coupon-text\.ts.*已返还/, reason: 'the fee is back' },
  { place: /remittance-words\.ts.*cutoffTime.*slice\(-5\)/, reason: 'the time of the day alone' },
  { place: /remittance-words\.ts.*plannedText\(tradeDate/, reason: 'its word is before it' },
]

const LINES = sourceLines([
  'src/shared/**/*.{ts,tsx}',
  'src/features/**/*.{ts,tsx}',
  'src/templates/**/*.{ts,tsx}',
])
const isAllowed = (line: string) => ALLOWED.some(({ place }) => place.test(line))
const found = (pattern: RegExp) =>
  LINES.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`)

describe('trading days to come', () => {
  it('are written by plannedText or expectedText, which know what is published', () => {
    expect(found(BARE).filter((line) => !isAllowed(line))).toEqual([])
  })

  it('are written by no format under a name of its own', () => {
    expect(found(RENAMED).filter((line) => !isAllowed(line))).toEqual([])
  })

  it('have each exception in use', () => {
    const lines = found(BARE)
    const unused = ALLOWED.filter(({ place }) => !lines.some((line) => place.test(line)))
    expect(unused.map(({ reason }) => reason)).toEqual([])
  })

  it('have their word 预计 once', () => {
    expect(found(/预计[^`'，。]*\$\{(?:expectedText|plannedText)\(/)).toEqual([])
  })

  it('are drawn again by each component when another year is published', () => {
    const files = new Set(
      LINES.filter(({ text }) => /\b(?:plannedText|dayText|debitDayText)\(/.test(text)).map(
        ({ at }) => at.replace(/:\d+$/, ''),
      ),
    )
    const parts = [...files].filter((file) => file.endsWith('.tsx'))
    expect(parts.length).toBeGreaterThan(8)
    const root = join(import.meta.dirname, '../..')
    const still = parts.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      // `dayText` of other rooms is another function.
      const isPlanned =
        /(?:dates\/planned-day|engines\/order\/day-text|order\/plan-words)\.ts'/.test(text)
      return isPlanned && !text.includes('usePublishedUntil()')
    })
    expect(still).toEqual([])
  })
})
