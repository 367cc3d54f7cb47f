import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, currentToast, toast } from '#ui/base/toast.ts'
import { watchTimers } from './running-timers.ts'
import { inTime } from '#ui/testing/in-time.ts'

const NAMES = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
const OF_TOAST = expect.stringMatching(/^src\/ui\/base\/toast\.ts:\d+$/)

let timers: ReturnType<typeof watchTimers>
beforeEach(() => {
  const page = { setTimeout, setInterval, clearTimeout, clearInterval }
  timers = watchTimers(page)
  for (const name of NAMES) vi.stubGlobal(name, page[name])
})
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

test('names the line of the product whose timer is left', () => {
  toast.show('left')
  expect(timers.running()).toEqual([OF_TOAST])
})

test('forgets a timer that was cleared', () => {
  toast.show('cleared')
  clearToasts()
  expect(timers.running()).toEqual([])
})

test('forgets a timer that has run', async () => {
  toast.show('over', { duration: 0 })
  await inTime(() => expect(timers.running()).toEqual([]))
})

test('leaves out the timers of tests and libraries', () => {
  const timer = setInterval(() => {}, 60_000)
  expect(timers.running()).toEqual([])
  clearInterval(timer)
})

test('gives a timer its arguments', async () => {
  expect(await new Promise((done) => setTimeout(done, 0, 'given'))).toBe('given')
})

test('runs nothing of the product after the end, and what tests have set', async () => {
  toast.show('before', { duration: 0 })
  timers.end()
  expect(timers.running()).toEqual([])
  await new Promise((done) => setTimeout(done, 5))
  expect(currentToast()?.text).toBe('before')
  toast.show('after', { duration: 0 })
  await new Promise((done) => setTimeout(done, 5))
  expect(currentToast()?.text).toBe('after')
})
