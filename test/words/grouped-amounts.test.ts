import { describe, expect, it } from 'vitest'
import { sourceLines } from '#test/source-lines.ts'
import { ungroupedAmounts } from '#test/words/ungrouped-amounts.ts'

/** A figure before its unit, and the name of the function that writes it. */
const FIGURE = /\$\{((?:[^{}]|\{[^{}]*\})*)\} ?(?:元|枚|金币|水滴)/g
/** Functions that group digits, or write in 万. */
const GROUPING =
  /\b(?:format(?:Amount|SignedAmount|Shares|Wan|Limit|Nav|Money|Yuan)|unitAmount|toLocaleString|wholeYuan|whole|myriads|figure|veil|yuanWords)\(/

/** Figures that are below a thousand, or are grouped where they are made. */
const ALLOWED: readonly { readonly place: RegExp; readonly reason: string }[] = [
  {
    place: /trading\/message-table\.ts/,
    reason: 'its figures are written where it reads its order',
  },
  { place: /(?:make-plan|trading\/purchase)\.ts.*\$\{limit\}/, reason: 'the limit comes as text' },
  { place: /change-words\.ts.*\$\{amount\}/, reason: 'the amount comes as text' },
  { place: /IncomeChallenge\.tsx.*\$\{income\}/, reason: 'the income of a few days' },
  { place: /\$\{(?:dividend|perShare|point\.dividend|point\.nav)\}/, reason: 'of one share' },
  { place: /point\.incomePer10k/, reason: 'the income of ten thousand shares' },
  { place: /FeedbackParts\.tsx/, reason: 'an example of a toast' },
  { place: /format-figures\.ts/, reason: 'the unit of a figure that is written' },
]

const LINES = sourceLines(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.{ts,tsx,json}'])
const bare = LINES.filter(({ text }) =>
  Array.from(text.matchAll(FIGURE), ([, figure = '']) => figure).some((one) => !GROUPING.test(one)),
).map(({ at, text }) => `${at} ${text.trim()}`)

describe('amounts of four digits and more', () => {
  it.each([
    ['余额 100000.00 元', ['100000.00 元']],
    ['已得 2000 枚，满 1234元可用', ['2000 枚', '1234元']],
    ['12,345.67 元，8,374.09 份，2,000 枚', []],
    ['999.99 元，尾号 1024，2026 年，1.0000 元', []],
  ])('are found in “%s”', (text, found) => {
    expect(ungroupedAmounts(text)).toEqual(found)
  })

  it('are grouped by the function that writes them', () => {
    expect(bare.filter((line) => !ALLOWED.some(({ place }) => place.test(line)))).toEqual([])
  })

  it('are grouped where they are written in a text', () => {
    const found = LINES.filter(({ text }) => ungroupedAmounts(text).length > 0)
    expect(found.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([])
  })

  it('have each exception in use', () => {
    const unused = ALLOWED.filter(({ place }) => !bare.some((line) => place.test(line)))
    expect(unused.map(({ reason }) => reason)).toEqual([])
  })
})
