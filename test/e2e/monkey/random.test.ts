import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf } from './random.ts'
import { textsFor } from './typed-texts.ts'

test('an item without weight is never chosen, and none where none has any', () => {
  const weights = fc.array(fc.nat(5), { maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(), weights, (seed, all) => {
      const chosen = chanceOf(seed).weighted(all.map((weight) => ({ weight })))
      expect((chosen?.weight ?? 0) > 0).toBe(all.some((weight) => weight > 0))
    }),
  )
})

test('items are chosen as often as they weigh', () => {
  const chance = chanceOf(1)
  const items = [{ weight: 1 }, { weight: 3 }]
  const heavy = Array.from({ length: 4_000 }, () => chance.weighted(items)).filter(
    (it) => it?.weight === 3,
  )
  expect(heavy.length / 4_000).toBeCloseTo(0.75, 1)
})

test.each(['买入金额', '手机号', '验证码', '搜索基金', '留言'])(
  'what fits %s is typed about as often as what does not',
  (name) => {
    const texts = textsFor(name)
    const twice = texts.filter((it) => texts.indexOf(it) !== texts.lastIndexOf(it))
    expect(new Set(texts)).toContain('<img src=x onerror=alert(1)>')
    expect(twice.length / texts.length).toBeGreaterThan(0.4)
  },
)
