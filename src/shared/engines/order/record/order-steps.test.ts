import { expect, test } from 'vitest'
import { stepsTitle } from './order-steps.ts'

test.each([
  [['done', 'pending'], '接下来'],
  [['done', 'done'], '订单进度'],
  [['done', 'failed'], '订单进度'],
] as const)('a timeline with the states %j has the title %s', (states, title) => {
  expect(stepsTitle(states.map((state) => ({ state })))).toBe(title)
})
