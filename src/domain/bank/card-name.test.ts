import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test('a card is named by its bank and its last digits', () => {
  expect(cardName({ bankName: '江海银行', cardTail: '1024' })).toBe('江海银行（尾号 1024）')
})
