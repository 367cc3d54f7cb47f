import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  ['1024', '江海银行（尾号 1024）'],
  [null, '江海银行'],
])('names a card with the tail %s', (cardTail, name) => {
  expect(cardName({ bankName: '江海银行', cardTail })).toBe(name)
})
