import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentCount, contentTime, countedWords } from './content-words.ts'
import { hotFixedAt, hotScore, hotSince } from './hot-order.ts'

const NOW = '20260311101500'

it.each([
  ['20260311101500', '刚刚'],
  ['20260311101401', '刚刚'],
  ['20260311101530', '刚刚'],
  ['20260311101400', '1 分钟前'],
  ['20260311091501', '59 分钟前'],
  ['20260311091500', '今天 09:15'],
  ['20260311000000', '今天 00:00'],
  ['20260311203000', '今天 20:30'],
  ['20260310235959', '03-10'],
  ['20260101000000', '01-01'],
  ['20251231235959', '2025-12-31'],
])('%s is said as %s', (time, words) => {
  expect(contentTime(time, NOW)).toBe(words)
})

it('says minutes across midnight', () => {
  expect(contentTime('20260310235500', '20260311000500')).toBe('10 分钟前')
})

describe('a count', () => {
  it.each([
    [0, '0'],
    [9_999, '9999'],
    [10_000, '1万'],
    [12_999, '1.2万'],
    [19_999, '1.9万'],
    [99_999_999, '9999.9万'],
    [100_000_000, '1亿'],
    [250_000_000, '2.5亿'],
  ])('of %i is said as %s', (count, words) => {
    expect(contentCount(count)).toBe(words)
  })

  it('has a space before its words after a digit alone', () => {
    expect(countedWords(12, '人关注')).toBe('12 人关注')
    expect(countedWords(13_000, '人关注')).toBe('1.3万人关注')
  })

  it('is never said to be more than it is', () => {
    const value = (words: string) =>
      Number.parseFloat(words) * (words.endsWith('亿') ? 1e8 : words.endsWith('万') ? 1e4 : 1)
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (count) => {
        expect(value(contentCount(count))).toBeLessThanOrEqual(count + 1e-6 * count)
      }),
    )
  })
})

describe('the hot order', () => {
  it.each([
    ['20260311101500', '20260311040000'],
    ['20260311040000', '20260311040000'],
    ['20260311035959', '20260310040000'],
    ['20260301000000', '20260228040000'],
  ])('at %s was fixed at %s', (now, fixed) => {
    expect(hotFixedAt(now)).toBe(fixed)
  })

  it('counts a comment twice, over seven days', () => {
    expect(hotScore({ likes: 3, comments: 4 })).toBe(11)
    expect(hotSince('20260311040000')).toBe('20260304040000')
  })
})
