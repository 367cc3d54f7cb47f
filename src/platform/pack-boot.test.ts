// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { screenPainted } from './pack-boot.ts'

/** The longest time that a check may take on a busy machine, in ms; one that holds ends at once. */
const IN_TIME = 15_000

const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response())
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('requestAnimationFrame', (then: () => void) => then())
afterEach(() => fetched.mockClear())

test('the page says once, with its own token, that a screen was painted', async () => {
  window.packBoot = 'abc'
  screenPainted()
  screenPainted()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), IN_TIME)
  expect(fetched).toHaveBeenCalledWith('/__pack/booted?abc')
})

test('outside the app it says nothing', () => {
  screenPainted()
  expect(fetched).not.toHaveBeenCalled()
})
