import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { FEATURES, isReleased, unreleasedIn } from './features.ts'

test('what waits for compliance is off in a release, and on where it is tried', () => {
  expect(Object.keys(brand.features).toSorted()).toEqual(FEATURES.toSorted())
  expect(FEATURES.filter((feature) => isReleased(feature, false))).toEqual([])
  expect(FEATURES.filter((feature) => isReleased(feature, true))).toEqual(FEATURES)
})

test.each([
  ['禾岸宝加息券', ['rateUp']],
  ['8,888 元体验金，加息 1%', ['rateUp', 'experience']],
  ['首次买入即送 200 金币', ['purchaseCoins']],
  ['持有一年的收益分布', ['outcomesInPromotion']],
  ['阅读一篇文章得 5 金币', []],
  ['抵申购费 20 元', []],
])('the text %s offers %j', (text, offered) => {
  expect(unreleasedIn(text, () => false)).toEqual(offered)
  expect(unreleasedIn(text, () => true)).toEqual([])
})
