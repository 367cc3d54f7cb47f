import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardBins, guessCard, type BinRow } from './card-bin.ts'

const ROWS: readonly BinRow[] = [
  ['甲银行', 'debit', 19, '622202 621226'],
  ['甲银行', 'credit', 16, '622230'],
  ['乙银行', 'debit', 16, '62220288'],
  ['丙银行', 'debit', 16, '622300'],
  ['丁银行', 'debit', 19, '622300'],
]
const BINS = cardBins(ROWS)

test.each([
  ['62220', null],
  ['622202', '甲银行 debit'],
  ['6222021', '甲银行 debit'],
  ['6222303', '甲银行 credit'],
  ['62220288', '乙银行 debit'],
  ['6222028812345678', '乙银行 debit'],
  // As long as only the other bank's cards are.
  ['62220288123456789', '甲银行 debit'],
  // Of two banks, until the length tells them apart.
  ['6223001', null],
  ['62230012345678901', '丁银行 debit'],
  ['999999', null],
  ['', null],
])('the digits "%s" are guessed to be of: %s', (digits, guess) => {
  const found = guessCard(BINS, digits)
  expect(found && `${found.bankName} ${found.kind}`).toBe(guess)
})

test('a guess is never a card that is shorter than what is typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^6222\d{0,18}$/), (digits) => {
      const guess = guessCard(BINS, digits)
      expect(guess === null || guess.length >= digits.length).toBe(true)
    }),
  )
})
