import { expect, it } from 'vitest'
import { slotTitle } from './slots.ts'

const KNOWN: Readonly<Record<string, string>> = {
  'boutique 980201': '成长A',
  'special s-a': '五讲',
}

it.each([
  ['home', '首页'],
  ['fund-home', '基金首页'],
  ['circle:medicine', '医药圈'],
  ['boutique:980201', '精品基金 · 成长A'],
  ['special:s-a', '专题 · 五讲'],
  ['boutique:000000', null],
  ['special:980201', null],
  ['boutique', null],
  ['circle:gold', null],
  ['no-such-slot', null],
  ['constructor', null],
  ['__proto__', null],
  ['constructor:x', null],
  ['', null],
])('the place %j is called %j', (slot, title) => {
  expect(slotTitle(slot, (family, id) => KNOWN[`${family} ${id}`] ?? null)).toBe(title)
})
