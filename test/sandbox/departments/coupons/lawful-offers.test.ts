import { expect, test } from 'vitest'
import { unlawfulTerms } from '#domain/coupon/lawful-terms.ts'
import { FRONT_FEES } from '#domain/publicity/publicity.ts'
import { mayReward } from '#domain/publicity/messaging.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { compare } from '#domain/money/money.ts'
import { COIN_TASKS, TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { CATALOGUE } from './batches.ts'
import { builtInFunds } from '#test/sandbox/market/catalogue.ts'

test('no coupon of the sandbox waives a fee or pays back more than was paid', () => {
  const bad = CATALOGUE.filter(({ terms }) => unlawfulTerms(terms) !== null)
  expect(bad.map(({ batchId }) => batchId)).toEqual([])
})

test('no coupon, task or campaign offers in words what the rules forbid', () => {
  const campaigns = Object.values(TEXTS)
  const rewards = campaigns.flatMap((it) => it.rewards)
  const texts = [
    ...CATALOGUE.map(({ title }) => title),
    ...COIN_TASKS.map(({ title }) => title),
    ...campaigns.map(({ title }) => title),
    ...campaigns.flatMap(({ rules }) => rules.map(({ text }) => text)),
    ...rewards.map(({ title, condition }) => `${title} ${condition}`),
  ]
  expect(texts.filter((text) => refusedWords(text).length > 0)).toEqual([])
})

test('no reward is for an act that the messaging app lets nothing be given for', () => {
  const counted = Object.values(TEXTS).flatMap(({ rewards }) => rewards.map(({ counts }) => counts))
  const tasks = COIN_TASKS.map(({ seenBy }) => seenBy)
  expect([...counted, ...tasks].filter((act) => !mayReward(act))).toEqual([])
})

test('a fund that is open to coupons charges within the caps, or says that its terms are older', () => {
  const above = builtInFunds('any').filter(
    ({ type: { feeKind }, purchaseTiers, feeTerms }) =>
      feeKind !== null &&
      feeTerms !== 'older' &&
      purchaseTiers.some(
        ({ rate }) => rate !== null && compare(rate, FRONT_FEES.most[feeKind]) > 0,
      ),
  )
  expect(above.map(({ code }) => code)).toEqual([])
})
