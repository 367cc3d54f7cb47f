import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  NEW_BOOT,
  choosePack,
  confirm,
  failLoad,
  isBlocked,
  passForeground,
  foregroundLimit,
  setPaused,
  startLoad,
  type BootState,
  type PackId,
} from './boot-machine.js'

const limits = { failures: 2, foregroundMs: 1000 }
const builtin: PackId = { release: 0, sha256: 'b', builtin: true }
const older: PackId = { release: 1, sha256: '1' }
const newer: PackId = { release: 2, sha256: '2' }
const both = [newer, older]

/**
 * Does steps one after another: `load`, `died` (a load by a new process after the last one died),
 * or a change of the state.
 */
type Step = 'load' | 'died' | ((state: BootState) => BootState)
function after(packs: readonly PackId[], ...steps: readonly Step[]) {
  let state: BootState = NEW_BOOT
  let opened: PackId | undefined
  let loads = 0
  for (const step of steps) {
    if (typeof step === 'function') {
      state = step(state)
      continue
    }
    loads += 1
    const started = startLoad(
      state,
      packs,
      { token: `t${loads}`, session: '1', died: step === 'died' },
      limits,
    )
    state = started.state
    opened = started.pack
  }
  return { state, opened: opened?.sha256 }
}
const confirmed = (token: string) => (state: BootState) => confirm(state, token)
const shown = (token: string, ms: number) => (state: BootState) =>
  passForeground(state, token, ms, limits)
const inBackground = (token: string) => (state: BootState) => setPaused(state, token, true)
const crashed = (token: string) => (state: BootState) => failLoad(state, token)

describe('a pack', () => {
  test.each<[string, string, readonly PackId[], readonly Step[]]>([
    ['opens when it is new', '2', both, ['load']],
    [
      'opens for good once its page confirmed',
      '2',
      both,
      ['load', confirmed('t1'), 'died', 'died', 'died', 'died'],
    ],
    ['opens again after one failed start', '2', both, ['load', 'died']],
    ['is taken back after two starts that died', '1', both, ['load', 'died', 'died']],
    [
      'is taken back after two blank pages',
      '1',
      both,
      ['load', shown('t1', 1000), 'load', shown('t2', 2000), 'load'],
    ],
    [
      'is taken back after two crashes of its page',
      '1',
      both,
      ['load', crashed('t1'), 'load', crashed('t2'), 'load'],
    ],
    [
      'gets twice the time after a blank page',
      '2',
      both,
      ['load', shown('t1', 1000), 'load', shown('t2', 1999), 'load'],
    ],
    [
      'is not blamed when it dies in the background',
      '2',
      both,
      ['load', inBackground('t1'), 'died', inBackground('t2'), 'died'],
    ],
    [
      'is not blamed for time in the background',
      '2',
      both,
      [
        'load',
        inBackground('t1'),
        shown('t1', 9999),
        'load',
        inBackground('t2'),
        shown('t2', 9999),
        'load',
      ],
    ],
    [
      'is not blamed when its page is left early',
      '2',
      both,
      ['load', shown('t1', 300), 'load', shown('t2', 300), 'load', 'load', 'load'],
    ],
    [
      'is judged by the sum of loads that were left while blank',
      '1',
      both,
      ['load', shown('t1', 900), 'load', shown('t2', 100), 'load', shown('t3', 2000), 'load'],
    ],
    [
      'is saved by a late confirmation of its newest page',
      '2',
      both,
      ['load', 'died', shown('t2', 2000), confirmed('t2'), 'died', 'died'],
    ],
    [
      'is not saved by the page of an earlier load',
      '1',
      both,
      ['load', 'died', confirmed('t1'), 'died'],
    ],
    [
      'is not saved by a made-up token',
      '1',
      both,
      ['load', confirmed(''), 'died', confirmed('t9'), 'died'],
    ],
    [
      'stays when nothing could take its place',
      '2',
      [newer],
      ['load', 'died', 'died', 'died', 'died'],
    ],
    ['gives way to the built-in pack', 'b', [newer, builtin], ['load', 'died', 'died']],
    [
      'that is built in is never blocked',
      'b',
      [newer, builtin],
      ['load', 'died', 'died', 'died', 'died', 'died', 'died'],
    ],
    [
      'gives way one after another',
      'b',
      [newer, older, builtin],
      ['load', 'died', 'died', 'died', 'died'],
    ],
  ])('%s: version %s is shown then', (_, expected, packs, steps) => {
    expect(after(packs, ...steps).opened).toBe(expected)
  })

  test('is blocked by its number and its content', () => {
    const { state } = after(both, 'load', 'died', 'died')
    expect(state.blocked).toEqual([{ release: 2, sha256: '2' }])
    expect(isBlocked(state, { release: 9, sha256: '2' })).toBe(true)
    expect(isBlocked(state, { release: 2, sha256: '9' })).toBe(true)
    expect(isBlocked(state, older)).toBe(false)
  })

  test("is not blessed by a previous pack's page that confirms late", () => {
    const first = startLoad(NEW_BOOT, [older], { token: 'old', session: '1', died: false }, limits)
    const second = startLoad(first.state, both, { token: 'new', session: '1', died: false }, limits)
    expect(second.pack).toBe(newer)
    expect(confirm(second.state, 'old')).toBe(second.state)
    expect(confirm(second.state, 'new').confirmed).toEqual(['2'])
  })
})

test('nothing opens when there is no pack', () => {
  expect(after([], 'load').opened).toBeUndefined()
})

type Act =
  | { readonly act: 'load'; readonly died: boolean }
  | { readonly act: 'confirm' | 'crash'; readonly token: number }
  | { readonly act: 'show'; readonly token: number; readonly ms: number }
  | { readonly act: 'pause' | 'resume'; readonly token: number }
  | { readonly act: 'install' }

const token = fc.integer({ min: 0, max: 3 })
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('load'), died: fc.boolean() }) },
    fc.record({ act: fc.constantFrom('confirm', 'crash'), token }),
    fc.record({ act: fc.constant('show'), token, ms: fc.integer({ min: -5, max: 1500 }) }),
    fc.record({ act: fc.constantFrom('pause', 'resume'), token }),
    fc.record({ act: fc.constant('install') }),
  ),
  { maxLength: 60 },
) as fc.Arbitrary<Act[]>

/**
 * Plays acts on a device; `look` sees each state with the packs that were there, `token` counts
 * back from the newest load.
 */
function play(
  list: readonly Act[],
  withBuiltin: boolean,
  look: (now: BootState, before: BootState, act: Act, packs: readonly PackId[]) => void,
) {
  let state: BootState = NEW_BOOT
  let installed: PackId[] = [older]
  let loads = 0
  let releases = 1
  for (const it of list) {
    const before = state
    const packs = withBuiltin ? [...installed, builtin] : installed
    const name = 'token' in it ? `t${loads - it.token}` : ''
    if (it.act === 'load') {
      loads += 1
      const start = { token: `t${loads}`, session: '1', died: it.died }
      state = startLoad(state, packs, start, limits).state
    } else if (it.act === 'install') {
      releases += 1
      const opens = choosePack(state, packs)
      const kept = opens === undefined || opens.builtin === true ? [] : [opens]
      installed = [{ release: releases, sha256: String(releases) }, ...kept]
    } else if (it.act === 'show') state = passForeground(state, name, it.ms, limits)
    else if (it.act === 'confirm') state = confirm(state, name)
    else if (it.act === 'crash') state = failLoad(state, name)
    else state = setPaused(state, name, it.act === 'pause')
    look(state, before, it, packs)
  }
}

describe('whatever happens', () => {
  test('a pack always opens, and a blocked one only when all are', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (list, withBuiltin) => {
        play(list, withBuiltin, (state, _, it, packs) => {
          const opens = choosePack(state, packs)
          const allBlocked = packs.every((pack) => isBlocked(state, pack))
          expect(opens !== undefined && (allBlocked || !isBlocked(state, opens))).toBe(true)
          expect(it.act === 'load' && allBlocked).toBe(false)
        })
      }),
    )
  })

  test('a confirmed pack is never blocked, the built-in one neither', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (list, withBuiltin) => {
        const ever = new Set<string>(['b'])
        play(list, withBuiltin, (state) => {
          for (const it of state.confirmed) ever.add(it)
          for (const { sha256 } of state.blocked) expect(ever).not.toContain(sha256)
        })
      }),
    )
  })

  test('a blocked pack stays blocked, and only a load blocks one', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (list, withBuiltin) => {
        play(list, withBuiltin, (state, before, it) => {
          expect(state.blocked.slice(0, before.blocked.length)).toEqual(before.blocked)
          expect(it.act === 'load' || state.blocked === before.blocked).toBe(true)
        })
      }),
    )
  })

  test('a token that is not the newest changes nothing', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (list, withBuiltin) => {
        play(list, withBuiltin, (state, before, it) => {
          const newest = !('token' in it) || it.token === 0
          expect(newest || state === before).toBe(true)
        })
      }),
    )
  })

  test('a pack fails only by its own loads: one for each failure', () => {
    fc.assert(
      fc.property(acts, (list) => {
        play(list, true, (state, before) => {
          const failures = state.trial?.failures ?? 0
          const sameTrial = before.trial?.sha256 === state.trial?.sha256
          expect(failures - (sameTrial ? (before.trial?.failures ?? 0) : 0)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  test('without a death or a crash, less time in view than its patience never fails a pack', () => {
    const calm = acts.map((list) =>
      list.filter((it) => it.act !== 'crash' && !(it.act === 'load' && it.died)),
    )
    fc.assert(
      fc.property(calm, (list) => {
        let inView = 0
        play(list, true, (state, before, it) => {
          if (it.act === 'show' && it.token === 0 && before.load?.paused === false)
            inView += Math.max(0, it.ms)
          const failures = state.trial?.failures ?? 0
          expect(failures === 0 || inView >= limits.foregroundMs).toBe(true)
        })
      }),
    )
  })

  test('patience only grows with failures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (failures) => {
        const at = (count: number) =>
          foregroundLimit(
            { ...NEW_BOOT, trial: { sha256: 'x', failures: count, foregroundMs: 0 } },
            'x',
            limits,
          )
        expect(at(failures + 1)).toBeGreaterThan(at(failures))
      }),
    )
  })
})
