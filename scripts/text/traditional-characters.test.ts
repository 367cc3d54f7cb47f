import { expect, test } from 'vitest'
import { traditionalCharacters } from './traditional-characters.ts'

const characters = traditionalCharacters()

test.each([
  '衞卫',
  '衛卫',
  '臺台',
  '裡里',
  '裏里',
  '著着',
  '髙高',
  '淸清',
  '靑青',
  '甯宁',
  '歳岁',
  '凖准',
])('a form that some keyboard gives has its simplified character: %s', (pair) => {
  const [from = '', to = ''] = Array.from(pair)
  expect(characters.get(from)).toBe(to)
})
