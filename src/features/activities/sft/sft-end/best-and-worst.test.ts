import { expect, test } from 'vitest'
import { bestAndWorst } from './best-and-worst.ts'

const at = (profitRate: string) => ({ profitRate })

test.each([
  [[], null, null],
  [['1.00'], '1.00', null],
  [['-3.50', '10.00', '9.99'], '10.00', '-3.50'],
  [['-0.01', '-12.00'], '-0.01', '-12.00'],
] as const)('of %j the best is %s and the worst %s', (rates, best, worst) => {
  const found = bestAndWorst(rates.map(at))
  expect([found.best?.profitRate ?? null, found.worst?.profitRate ?? null]).toEqual([best, worst])
})
