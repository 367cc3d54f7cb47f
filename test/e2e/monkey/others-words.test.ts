import { expect, test } from 'vitest'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { othersWords } from './others-words.ts'

const others = othersWords(PERSONAS)

test.each([
  ['a full name', '张亦明', ['张亦明 of zhang']],
  ['a masked name', '韩*岳 您好', ['韩*岳 of han']],
  ['a mobile number', '手机 130****0001', ['130****0001 of zhang']],
  ['the end of a card', '江海银行（尾号 1024）', ['card 1024 of zhang']],
  ['an amount that looks like the end of a card', '1024.00 元', []],
  ['somebody who is not registered', '访客', []],
  ['their own figures', '李*桑，130****0002', []],
])('words of others are found on the screen of li: %s', (_, text, found) => {
  expect(others.in(text, 'li', '/asset/holdList')).toEqual(found)
})

test('no user’s data may be seen while no user is signed in', () => {
  for (const { name } of PERSONAS.filter((it) => it.unregistered !== true)) {
    expect(others.in(`您好，${name}`, null, '/')).not.toEqual([])
  }
})

test('no persona’s own words are those of another', () => {
  for (const [at, { userId, name, cards }] of PERSONAS.entries()) {
    const tails = cards.map(({ tail }) => `尾号 ${tail}`).join('，')
    const own = `${name} 130****${String(at + 1).padStart(4, '0')} ${tails}`
    expect(others.in(own, userId, '/')).toEqual([])
  }
})

test('a name that everyone reads is no one’s', () => {
  const published = othersWords(PERSONAS, new Set(['骆一鸣']))
  expect(published.in('骆一鸣', 'li', '/vp/home')).toEqual([])
})

test('a board of the game shows masked names, and no full one or end of a card', () => {
  expect(others.in('韩*岳 +3.20%', 'li', '/sft/sftHome')).toEqual([])
  expect(others.in('张亦明 尾号 1024', 'li', '/sft/sftHome')).toEqual([
    '张亦明 of zhang',
    'card 1024 of zhang',
  ])
})
