// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { screenPainted } from './pack-boot.ts'
import { inTime } from '#test/in-time.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response())
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('requestAnimationFrame', (then: () => void) => then())
afterEach(() => fetched.mockClear())

test('the page says once, with its own token, that a screen was painted', async () => {
  window.packBoot = 'abc'
  screenPainted()
  screenPainted()
  await inTime(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(fetched).toHaveBeenCalledWith('/__pack/booted?abc')
})

test('outside the app it says nothing', () => {
  screenPainted()
  expect(fetched).not.toHaveBeenCalled()
})
