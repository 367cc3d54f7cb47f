// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { hasFrozenRoom, keepFrozenRoomAtStart } from '#platform/display/frozen-room.ts'
import { forgetOwned } from '#session/owned-keys.ts'
import { session } from '#session/session.ts'
import { followFrozen } from './follow-frozen.ts'

const { queryKey } = queryFor(querySecurity, {})
const main = () => document.querySelector('main')
const banner = () => document.body.querySelector('aside')

let end = () => {}

const answer = (frozen: '0' | '1') =>
  queries.setQueryData(queryKey, {
    frozen,
    frozenTime: null,
    hasPassword: '1',
    passwordTime: null,
  })

/** The next screen comes in view. */
async function nextScreen(): Promise<void> {
  main()?.replaceChildren(document.createElement('div'))
  await Promise.resolve()
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main></main></div>'
  Object.assign(session, { openId: 'open-1', encOpenId: 'enc-1', state: { at: 'user' } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  end()
  queries.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('the banner comes without room of its own, which the next screen has', async () => {
  answer('1')
  end = followFrozen()
  expect(banner()?.textContent).toContain('账户已冻结')
  expect(hasFrozenRoom()).toBe(false)
  expect(banner()?.dataset['at']).toBe('foot')
  await nextScreen()
  expect(hasFrozenRoom()).toBe(true)
  expect(banner()?.dataset['at']).toBeUndefined()
})

test('the next opening has the room before the banner comes, until the user leaves', () => {
  answer('1')
  followFrozen()()
  expect(hasFrozenRoom()).toBe(false)
  keepFrozenRoomAtStart()
  expect(hasFrozenRoom()).toBe(true)
  end = followFrozen()
  expect(hasFrozenRoom()).toBe(true)
  end()
  forgetOwned(localStorage)
  keepFrozenRoomAtStart()
  expect(hasFrozenRoom()).toBe(false)
})

test('the room of an account that is not frozen any more goes with the screen', async () => {
  answer('1')
  followFrozen()()
  keepFrozenRoomAtStart()
  answer('0')
  end = followFrozen()
  expect(banner()).toBeNull()
  expect(hasFrozenRoom()).toBe(true)
  await nextScreen()
  expect(hasFrozenRoom()).toBe(false)
})

test('what floats at the foot is above the banner, where the form that hid it is gone', () => {
  const report: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        report.push(changed)
      }
      observe() {}
      disconnect() {}
    },
  )
  let height = 0
  answer('1')
  end = followFrozen()
  Object.defineProperty(banner(), 'offsetHeight', { get: () => height })
  const { style } = document.documentElement
  for (const expected of ['', '44px', '']) {
    height = expected === '' ? 0 : 44
    report.forEach((it) => it())
    expect(style.scrollPaddingBottom).toBe(expected)
  }
})

test.each([
  [
    'where it is frozen by hand the screen gives it room at once',
    myCenterPaths.security.to(),
    true,
  ],
  ['where another device has frozen it nothing of the screen moves', '/', false],
])('the room of the banner follows the account: %s', async (_, address, hasRoom) => {
  history.replaceState(null, '', address)
  answer('0')
  end = followFrozen()
  answer('1')
  await vi.waitFor(() => expect(banner()).not.toBeNull())
  expect(hasFrozenRoom()).toBe(hasRoom)
})
