// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { session, signIn, signOut } from '#session/session.ts'
import { shownNow, toggleMark, type Shown } from './marks-store.ts'

const GIVEN = { on: false, count: 4 }
let keys = 0
const newKey = () => `like ${++keys}`

/** A provider that answers when the test lets it. */
function held() {
  const calls: { on: boolean; answer: (shown: Shown | null) => void }[] = []
  const send = (on: boolean) =>
    new Promise<Shown | null>((answer) => void calls.push({ on, answer }))
  return { calls, send }
}

test('a like is shown before the answer, and settles at the provider’s count', async () => {
  const key = newKey()
  const { calls, send } = held()
  const done = toggleMark(key, GIVEN, send)
  expect(shownNow(key, GIVEN)).toEqual({ on: true, count: 5 })
  calls[0]?.answer({ on: true, count: 7 })
  expect(await done).toBe(true)
  expect(shownNow(key, GIVEN)).toEqual({ on: true, count: 7 })
})

test('two taps while one call is under way make two calls, one after the other', async () => {
  const key = newKey()
  const { calls, send } = held()
  const done = toggleMark(key, GIVEN, send)
  await toggleMark(key, GIVEN, send)
  expect(calls.map(({ on }) => on)).toEqual([true])
  calls[0]?.answer({ on: true, count: 5 })
  await Promise.resolve()
  await Promise.resolve()
  expect(calls.map(({ on }) => on)).toEqual([true, false])
  calls[1]?.answer({ on: false, count: 4 })
  expect(await done).toBe(true)
  expect(shownNow(key, GIVEN)).toEqual(GIVEN)
})

test('a like that fails is taken back', async () => {
  const key = newKey()
  const { calls, send } = held()
  const done = toggleMark(key, GIVEN, send)
  calls[0]?.answer(null)
  expect(await done).toBe(false)
  expect(shownNow(key, GIVEN)).toEqual(GIVEN)
})

test('a newer answer of the page takes the place of what was settled', async () => {
  const key = newKey()
  const { calls, send } = held()
  const done = toggleMark(key, GIVEN, send)
  calls[0]?.answer({ on: true, count: 5 })
  await done
  const newer = { on: true, count: 9 }
  expect(shownNow(key, newer)).toEqual(newer)
})

test('nothing of one user is shown to the next', async () => {
  const key = newKey()
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  expect(session.openId).toBe('o-1')
  const { calls, send } = held()
  const done = toggleMark(key, GIVEN, send)
  signOut(sessionStorage)
  expect(shownNow(key, GIVEN)).toEqual(GIVEN)
  calls[0]?.answer({ on: true, count: 5 })
  await done
  expect(shownNow(key, GIVEN)).toEqual(GIVEN)
})

test('an answer to one user is nothing to the next, who has tapped the same', async () => {
  const key = newKey()
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  const one = held()
  const done = toggleMark(key, GIVEN, one.send)
  signOut(sessionStorage)
  signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-2' })
  const other = held()
  const others = toggleMark(key, GIVEN, other.send)
  one.calls[0]?.answer(null)
  await done
  expect(shownNow(key, GIVEN)).toEqual({ on: true, count: GIVEN.count + 1 })
  other.calls[0]?.answer({ on: true, count: 9 })
  expect(await others).toBe(true)
  expect(shownNow(key, GIVEN)).toEqual({ on: true, count: 9 })
  signOut(sessionStorage)
})
