import { expect, test } from 'vitest'
import { cardBins, guessCard } from '#domain/bank/card-bin.ts'
import { CARD_BINS } from './card-bins.ts'

const bins = cardBins(CARD_BINS)

test.each([
  ['6222021', '中国工商银行', 'debit', 19],
  ['6228481', '中国农业银行', 'debit', 19],
  ['6217001', '中国建设银行', 'debit', 19],
  ['6225881', '招商银行', 'debit', 16],
  ['6222301', '中国工商银行', 'credit', 16],
])('the digits %s are of %s (%s, %i digits)', (digits, bankName, kind, length) => {
  expect(guessCard(bins, digits)).toEqual({ bankName, kind, length })
})

test('every row has first digits of six to ten, of cards with 15 to 19', () => {
  for (const [bankName, , length, list] of CARD_BINS) {
    expect(bankName).toMatch(/^[\u4e00-\u9fff（）]+$/)
    expect(length).toBeGreaterThanOrEqual(15)
    expect(length).toBeLessThanOrEqual(19)
    for (const bin of list.split(' ')) expect(bin).toMatch(/^\d{6,10}$/)
  }
})
