import { describe, expect, test } from 'vitest'
import {
  NEW_BOOT,
  confirm,
  failLoad,
  passForeground,
  startLoad,
  type BootState,
} from '#offline/client/boot-machine.js'
import { bootHappenings } from './boot-happenings.js'

const limits = { failures: 2, foregroundMs: 1_000 }
const packs = [
  { sha256: 'b', release: 2, version: '1.2.0' },
  { sha256: 'a', release: 1, version: '1.1.0' },
]

/** Runs changes one after another, and returns the events of each. */
function eventsOf(...changes: readonly ((state: BootState) => BootState)[]) {
  let state: BootState = { ...NEW_BOOT, confirmed: ['a'] }
  return changes.map((change) => {
    const before = state
    state = change(before)
    return bootHappenings(before, state, packs, 'no_screen').map((it) =>
      it.kind === 'failed' ? `failed ${it.version} ${it.reason}` : `${it.kind} ${it.version}`,
    )
  })
}
const load =
  (token: string, died = false) =>
  (state: BootState) =>
    startLoad(state, packs, { token, session: '1', died }, limits).state
const wait = (token: string) => (state: BootState) =>
  passForeground(state, token, 1_000 * 4, limits)

describe('what a change of the boot state reports', () => {
  test('is a start and a confirmation of a good release, and nothing of its later loads', () => {
    expect(eventsOf(load('1'), (it) => confirm(it, '1'), load('2'))).toEqual([
      ['started 1.2.0'],
      ['confirmed 1.2.0'],
      [],
    ])
  })

  test('is each failed start once, and the roll-back', () => {
    expect(eventsOf(load('1'), wait('1'), load('2'), wait('2'), load('3'))).toEqual([
      ['started 1.2.0'],
      ['failed 1.2.0 no_screen'],
      ['started 1.2.0'],
      ['failed 1.2.0 no_screen'],
      ['rolledBack 1.2.0'],
    ])
  })

  test('is a failure where the process of the page, or of the whole app, has ended', () => {
    expect(eventsOf(load('1'), (it) => failLoad(it, '1'), load('2'), load('3', true))).toEqual([
      ['started 1.2.0'],
      ['failed 1.2.0 no_screen'],
      ['started 1.2.0'],
      ['failed 1.2.0 no_screen', 'rolledBack 1.2.0'],
    ])
  })

  test('is nothing of a load that was left before it showed a screen', () => {
    expect(eventsOf(load('1'), load('2'))).toEqual([['started 1.2.0'], ['started 1.2.0']])
  })
})
