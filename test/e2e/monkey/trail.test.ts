import { expect, test } from 'vitest'
import { foundLines } from './report.ts'
import { inWords, lastActs, readTrail, type Act, type Trail } from './trail.ts'

const ACTS: readonly (readonly [Act, string])[] = [
  [{ kind: 'tap', role: 'button', name: '买入', at: 1 }, 'taps button "买入" (number 2)'],
  [
    { kind: 'type', role: 'field', name: '金额', at: 0, text: '长'.repeat(50) },
    `types "${'长'.repeat(40)}…" into field "金额"`,
  ],
  [{ kind: 'keys', digits: '246810' }, 'presses 246810 on the keypad'],
  [{ kind: 'back' }, 'goes back'],
  [{ kind: 'reload' }, 'reloads'],
  [{ kind: 'open', address: '/' }, 'opens /'],
  [{ kind: 'open', address: '/', user: null }, 'opens / as nobody'],
  [{ kind: 'signIn', user: 'li' }, 'signs in as li'],
  [{ kind: 'signOut' }, 'signs out'],
  [{ kind: 'cancelLogin' }, 'closes the sign-in sheet'],
  [{ kind: 'closeNative' }, 'closes the native page'],
  [{ kind: 'pressOutside', words: '同意' }, 'presses "同意" on the page of another site'],
  [{ kind: 'clock', hours: 6 }, 'waits 6 hours'],
  [{ kind: 'offline' }, 'loses the network'],
  [{ kind: 'online' }, 'has the network again'],
]

test.each(ACTS)('the act %j is put in words', (act, words) => {
  expect(inWords(act)).toBe(words)
})

const TRAIL: Trail = { seed: 7, engine: 'webkit', user: null, acts: ACTS.map(([act]) => act) }

test('a trail that was written is read as it was', () => {
  expect(readTrail(JSON.stringify(TRAIL))).toEqual(TRAIL)
})

test.each([
  ['an act of no kind', { ...TRAIL, acts: [{ kind: 'jump' }] }, 'jump'],
  ['an engine that is not here', { ...TRAIL, engine: 'gecko' }, 'gecko'],
  ['nothing', null, 'null'],
])('a trail with %s is refused', (_, trail, complaint) => {
  expect(() => readTrail(JSON.stringify(trail))).toThrow(complaint)
})

test('a fault is printed with its seed, its last acts and the command that replays it', () => {
  const finding = { kind: 'blank page', path: '/asset/holdList', words: 'shows no words' } as const
  const file = 'dist/e2e/monkey/webkit-7-15.json'
  expect(foundLines({ finding, trail: { ...TRAIL, acts: TRAIL.acts.slice(3, 5) } }, file)).toEqual([
    'blank page at /asset/holdList: shows no words',
    '  webkit, seed 7, after act 2, first as nobody:',
    '  1. goes back',
    '  2. reloads',
    `  again: npm run e2e -- --monkey --engine webkit --replay ${file}`,
  ])
  expect(lastActs(TRAIL, 1)).toEqual(['15. has the network again'])
})
