import { describe, expect, it } from 'vitest'
import { sourceLines } from '#test/source-lines.ts'

/** A date that is cut short by hand, without its year. */
const CUT_DATE = /\bformatDate(?:Time)?\(.*\)\.slice\((?!0)/
/** A day made of the parts of a date. */
const OWN_DAY = /slice\(4, ?6\)\D.*slice\(6(?:, ?8)?\)/
/** A year on the same line. */
const YEAR = /slice\(0, ?4\)|\$\{year\}/

/** Places where the year says nothing, or is on another line. */
const ALLOWED: readonly { readonly place: RegExp; readonly reason: string }[] = [
  { place: /capture-snapshot\.ts/, reason: 'a copy is of the last seven days' },
  { place: /remittance-words\.ts.*slice\(-5\)/, reason: 'the time of the day alone' },
  { place: /clock-texts\.ts/, reason: 'the title of a text, which has its own date' },
]

const LINES = sourceLines(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.{ts,tsx,json}'])
const lines = LINES.filter(
  ({ text }) => CUT_DATE.test(text) || (OWN_DAY.test(text) && !YEAR.test(text)),
).map(({ at, text }) => `${at} ${text.trim()}`)

describe('dates without their year', () => {
  it('are written by formatNearDay, formatNearTime and monthDay, which know this year', () => {
    expect(lines.filter((line) => !ALLOWED.some(({ place }) => place.test(line)))).toEqual([])
  })

  it('have each exception in use', () => {
    const unused = ALLOWED.filter(({ place }) => !lines.some((line) => place.test(line)))
    expect(unused.map(({ reason }) => reason)).toEqual([])
  })
})
