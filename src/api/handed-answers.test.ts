import { expect, onTestFinished, test, vi } from 'vitest'
import { takeAnswersFrom, takeHandedAnswer, type HandedAnswer } from './handed-answers.ts'

const hand = (answer: HandedAnswer) =>
  takeAnswersFrom('o-1', { 'GET /a': answer }, (method, path) => `${method} ${path}`)
const take = (openid = 'o-1') => takeHandedAnswer(openid, 'GET', '/a', [])

function stopClock(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('answers one call of its user, once', async () => {
  hand(Promise.resolve('text'))
  expect(take('o-2')).toBeNull()
  expect(await take()).toBe('text')
  expect(take()).toBeNull()
})

test('an answer that never comes is waited for ten seconds', async () => {
  stopClock()
  hand(new Promise(() => {}))
  const given = vi.fn<(answer: string | null) => void>()
  void Promise.resolve(take()).then(given)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledWith(null)
})

test('an answer of ten seconds ago is not taken', async () => {
  stopClock()
  hand('text')
  await vi.advanceTimersByTimeAsync(10_001)
  expect(take()).toBeNull()
})
