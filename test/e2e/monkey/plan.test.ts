import { expect, test } from 'vitest'
import { monkeyPlan } from './plan.ts'

test('without a wish there is one short walk, the same each time', () => {
  expect(monkeyPlan({})).toEqual({
    isShort: true,
    seed: 20_261_126,
    acts: 20,
    minutes: 0,
    user: null,
    replay: null,
  })
})

test('wishes are taken', () => {
  const env = { MONKEY: '1', MONKEY_SEED: '7', MONKEY_MINUTES: '5', MONKEY_USER: 'li' }
  expect(monkeyPlan(env)).toEqual({
    isShort: false,
    seed: 7,
    acts: 60,
    minutes: 5,
    user: 'li',
    replay: null,
  })
})

test.each([
  ['a seed that is no number', { MONKEY_SEED: 'x' }, 'x'],
  ['no minutes', { MONKEY_MINUTES: '0' }, '0'],
  ['a user who is no persona', { MONKEY_USER: 'nobody' }, 'nobody'],
])('a plan with %s is refused', (_, env, complaint) => {
  expect(() => monkeyPlan({ MONKEY: '1', ...env })).toThrow(complaint)
})
