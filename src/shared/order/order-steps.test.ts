import { expect, test } from 'vitest'
import { stepsTitle } from './order-steps.ts'

test.each([
  [['done', 'pending'], '接下来'],
  [['done', 'done'], '订单进度'],
  [['done', 'failed'], '订单进度'],
] as const)('steps that are %j are headed %s', (states, title) => {
  expect(stepsTitle(states.map((state) => ({ state })))).toBe(title)
})
