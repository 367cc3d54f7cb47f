import { expect, test } from 'vitest'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import type { CouponProblem } from './best-coupons.ts'
import type { CouponScope, CouponTerms } from './coupon.ts'
import {
  couponEndText,
  couponFace,
  couponLimits,
  couponMinimum,
  couponScenes,
  couponScope,
  problemText,
} from './coupon-words.ts'

test.each<[CouponTerms, string]>([
  [{ kind: 'rateFactor', factor: '0.1', maxSave: '50' }, '申购费 1 折，最高减 50 元'],
  [{ kind: 'rateFactor', factor: '0.15', maxSave: null }, '申购费 1.5 折'],
  [{ kind: 'feeCut', cut: '20.00' }, '抵申购费 20 元'],
  [{ kind: 'feeCut', cut: '8.88' }, '抵申购费 8.88 元'],
  [{ kind: 'feeBack', share: '50', cap: '50.00' }, '返还申购费 50%，最高 50 元'],
])('the face of %j is %s', (terms, words) => {
  expect(couponFace(terms)).toBe(words)
})

test.each<[CouponScope, string]>([
  [{ fundCodes: null, fundTypes: null, except: [] }, '全部基金'],
  [{ fundCodes: null, fundTypes: ['1', '4'], except: [] }, '限股票型、混合型基金'],
  [{ fundCodes: ['980301'], fundTypes: null, except: [] }, '限 1 只基金'],
  [{ fundCodes: null, fundTypes: null, except: ['980301'] }, '全部基金（部分基金除外）'],
])('the scope %j is said as %s', (scope, words) => {
  expect(couponScope(scope, fundTypeName)).toBe(words)
})

test('says from which sum and for what a coupon is', () => {
  expect(couponMinimum('0.00')).toBe('不限金额')
  expect(couponMinimum('1000.00')).toBe('满 1,000 元可用')
  expect(couponScenes(['buy', 'plan'])).toBe('买入、定投可用')
})

test('says where, with what and for which instalments a coupon is, where that is limited', () => {
  const limits = { containers: null, payBy: null, firstInstalments: null }
  expect(couponLimits(limits)).toEqual([])
  expect(couponLimits({ containers: ['app'], payBy: ['wallet'], firstInstalments: 1 })).toEqual([
    '限定投首期',
    '限在 App 使用',
    '限用禾岸宝付款',
  ])
  expect(couponLimits({ ...limits, firstInstalments: 3 })).toEqual(['限定投前 3 期'])
})

test.each<[CouponProblem, string]>([
  [{ code: 'state', state: 'locked' }, '该券使用中'],
  [{ code: 'scene', scenes: ['buy', 'plan'] }, '仅限买入、定投使用'],
  [{ code: 'scene', scenes: ['subscribe'] }, '仅限认购使用'],
  [{ code: 'instalment', first: 1 }, '仅限定投首期使用'],
  [{ code: 'instalment', first: 3 }, '仅限定投前 3 期使用'],
  [{ code: 'container', containers: ['app', 'applet'] }, '仅限在 App、小程序使用'],
  [{ code: 'container', containers: ['web', 'partner'] }, '仅限在网页、合作方 App 使用'],
  [{ code: 'payBy', means: ['wallet'] }, '仅限用禾岸宝付款时使用'],
  [{ code: 'fund' }, '不适用于该基金'],
  [
    { code: 'belowMinimum', minAmount: '1000.00', missing: '200.00' },
    '满 1,000 元可用，还差 200.00 元',
  ],
  [{ code: 'aboveMaximum', maxAmount: '5000.00' }, '最高 5,000 元可用'],
  [{ code: 'noBenefit' }, '当前费率不高于券后费率'],
])('the reason %j against a coupon reads %s', (problem, words) => {
  expect(problemText(problem)).toBe(words)
})

test.each([
  ['20260317235959', '有效期至 2026-03-17 23:59'],
  ['20260314100000', '有效期至 2026-03-14 10:00'],
  ['20260314095959', '剩 2 天 23 小时'],
  ['20260312100000', '剩 1 天 0 小时'],
  ['20260312095959', '剩 23:59:59'],
  ['20260311100001', '剩 00:00:01'],
  ['20260311100000', '已过期'],
])('says of the end %s: %s', (end, words) => {
  expect(couponEndText(end, '20260311100000')).toBe(words)
})
