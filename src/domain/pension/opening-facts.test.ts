import { expect, test } from 'vitest'
import { openingFacts, termsSource } from './opening-facts.ts'
import { pensionTermsOn } from '#domain/tax/pension-terms.ts'

test.each(['20221201', '20260311'])('on %s the facts have the figures of the terms', (day) => {
  const terms = pensionTermsOn(day)
  const [limit, locked, tax] = openingFacts(terms)
  expect(limit?.title).toBe('每年最多缴存 12,000 元')
  expect(locked?.note).toContain(`符合 ${terms.payoutReasons.length} 种情形之一`)
  expect(tax?.title).toBe(`领取时缴 ${terms.payoutTax}% 个人所得税`)
})

test('the source names each document with its day, and since when it holds', () => {
  const terms = pensionTermsOn('20260311')
  const line = termsSource(terms)
  for (const { title } of terms.sources) expect(line).toContain(title)
  expect(line).toMatch(/\d{4}-\d{2}-\d{2} 起执行$/)
})
