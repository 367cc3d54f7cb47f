import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstUser, nextAct, withTap, type World } from './next-act.ts'
import type { Control, NativeOver } from './observation.ts'
import { chanceOf } from './random.ts'
import { observed } from './testing/observed.ts'
import type { Act } from './trail.ts'

const WORLD: World = {
  users: ['zhang', 'li'],
  places: [
    { address: '/asset/holdList', user: 'zhang' },
    { address: '/', user: null },
  ],
}

const control = fc.record({
  role: fc.constantFrom('button', 'link', 'field', 'tab'),
  name: fc.constantFrom('买入', '金额', '返回', ''),
  at: fc.nat(2),
  isEnabled: fc.boolean(),
  isField: fc.boolean(),
})

const observation = fc
  .record({
    controls: fc.array(control, { maxLength: 6 }),
    hasKeypad: fc.boolean(),
    over: fc.constantFrom<NativeOver>(null, null, 'login', 'page', 'outside'),
    canGoBack: fc.boolean(),
    closed: fc.boolean(),
    user: fc.constantFrom(null, 'zhang'),
    isOffline: fc.boolean(),
  })
  .map(({ controls, hasKeypad, ...rest }) => observed({ ...rest, page: { controls, hasKeypad } }))

const seed = fc.nat()

const isOffered = (controls: readonly Control[], act: Act) =>
  act.kind !== 'tap' && act.kind !== 'type'
    ? true
    : controls.some(
        ({ role, name, at, isEnabled, isField }) =>
          isEnabled &&
          role === act.role &&
          name === act.name &&
          at === act.at &&
          (act.kind === 'tap' || isField),
      )

test('the same seed and the same screens make the same acts', () => {
  fc.assert(
    fc.property(seed, fc.array(observation, { minLength: 1, maxLength: 12 }), (number, screens) => {
      const acts = () => {
        const chance = chanceOf(number)
        return screens.map((seen) => nextAct(seen, new Set(), WORLD, chance))
      }
      expect(acts()).toEqual(acts())
    }),
  )
})

test('only what is enabled is tapped, and only a field is typed into', () => {
  fc.assert(
    fc.property(seed, observation, (number, seen) => {
      const act = nextAct(seen, new Set(), WORLD, chanceOf(number))
      expect(isOffered(seen.page.controls, act)).toBe(true)
    }),
  )
})

test('under a page of the app nothing of the page is touched', () => {
  const under = fc.constantFrom<NativeOver>('login', 'page', 'outside')
  fc.assert(
    fc.property(seed, observation, under, (number, seen, over) => {
      const act = nextAct({ ...seen, over, closed: false }, new Set(), WORLD, chanceOf(number))
      expect(['signIn', 'cancelLogin', 'closeNative', 'pressOutside']).toContain(act.kind)
    }),
  )
})

test.each([
  ['a page that was closed is opened again', observed({ closed: true }), ['open']],
  ['the sign-in sheet is answered', observed({ over: 'login' }), ['cancelLogin', 'signIn']],
  ['a page of the app is closed', observed({ over: 'page' }), ['closeNative']],
  [
    'the page of another site is answered or closed',
    observed({ over: 'outside' }),
    ['closeNative', 'pressOutside'],
  ],
  [
    'a visitor who is signed out with nothing to tap moves on in other ways',
    observed({}),
    ['clock', 'offline', 'open', 'reload', 'signIn'],
  ],
  [
    'a visitor without a network waits for it among other things',
    observed({ isOffline: true, user: 'zhang', canGoBack: true }),
    ['back', 'clock', 'online', 'open', 'reload', 'signIn', 'signOut'],
  ],
  [
    'a keypad, a field and a button are used',
    observed({
      page: {
        hasKeypad: true,
        controls: [{ role: 'field', name: '金额', at: 0, isEnabled: true, isField: true }],
      },
    }),
    ['clock', 'keys', 'offline', 'open', 'reload', 'signIn', 'tap', 'type'],
  ],
])('the next act fits what is seen: %s', (_, seen, kinds) => {
  const chance = chanceOf(1)
  const acts = Array.from({ length: 2_000 }, () => nextAct(seen, new Set(), WORLD, chance).kind)
  expect([...new Set(acts)].toSorted()).toEqual(kinds)
})

test('what was not tapped yet on this path is tapped more often', () => {
  const button = (name: string): Control => ({
    role: 'button',
    name,
    at: 0,
    isEnabled: true,
    isField: false,
  })
  const seen = observed({ page: { path: '/a', controls: [button('一'), button('二')] } })
  const tapped = withTap(new Set(), '/a', { kind: 'tap', role: 'button', name: '一', at: 0 })
  const chance = chanceOf(7)
  const names = Array.from({ length: 3_000 }, () => nextAct(seen, tapped, WORLD, chance)).flatMap(
    (act) => (act.kind === 'tap' ? [act.name] : []),
  )
  const [first, second] = ['一', '二'].map((it) => names.filter((name) => name === it).length)
  expect((second ?? 0) / (first ?? 1)).toBeGreaterThan(4)
})

test('walks of neighbouring seeds begin as different users', () => {
  const users = Array.from({ length: 60 }, (_, at) => firstUser(at))
  expect(new Set(users).size).toBeGreaterThan(15)
  expect(users).toContain(null)
})
