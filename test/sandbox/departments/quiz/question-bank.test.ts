import { expect, test } from 'vitest'
import { choicesOf, QUESTIONS, review } from './question-bank.ts'

test('has at least forty questions, in twelve units of four levels, each its own', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length)
  expect(new Set(QUESTIONS.map(({ unit }) => unit)).size).toBe(12)
  for (const { unit, level } of QUESTIONS) expect(level).toBe(Math.ceil(unit / 3))
})

test.each(QUESTIONS)('$id has choices that differ, an explanation and a source', (it) => {
  expect(new Set([it.right, ...it.wrong]).size).toBe(3)
  expect(it.explanation.length).toBeGreaterThan(12)
  expect(it.source).not.toBe('')
})

test('a right choice cannot be found by its length', () => {
  const longest = QUESTIONS.filter(({ right, wrong }) =>
    wrong.every((it) => it.length < right.length),
  )
  const shortest = QUESTIONS.filter(({ right, wrong }) =>
    wrong.every((it) => it.length > right.length),
  )
  expect(longest.length).toBeLessThan(QUESTIONS.length / 3)
  expect(shortest.length).toBeLessThan(QUESTIONS.length / 3)
})

test('a right choice cannot be found by its place', () => {
  const at = [0, 0, 0]
  for (let round = 0; round < 50; round += 1)
    for (const it of QUESTIONS) {
      const place = choicesOf(it).indexOf(it.right)
      at[place] = (at[place] ?? 0) + 1
    }
  for (const times of at) expect(times).toBeGreaterThan(QUESTIONS.length * 50 * 0.28)
})

test('a review names the key by the order in which the choices were shown', () => {
  const [it] = QUESTIONS
  if (!it) throw new Error('no question')
  const [one = '', two = ''] = it.wrong
  expect(review(it.id, [one, it.right, two], null)).toMatchObject({ key: 1, choice: null })
})
