import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_OPENINGS as MOST_OF_PAGE } from '#domain/navigation/warm-opening.ts'
import {
  FAILURE_REST,
  MEMORY_REST,
  MOST_OPENINGS,
  emptyPool,
  stepPool,
  type Pool,
  type PoolAct,
  type PoolEvent,
} from './warm-pool.js'

/** All acts of these events, and the pool after them. */
function after(events: readonly (PoolEvent | [PoolEvent, number])[], size = 1) {
  let pool = emptyPool(size)
  const acts: PoolAct[] = []
  for (const it of events) {
    const [event, at] = Array.isArray(it) ? it : [it, 0]
    const next = stepPool(pool, event, at)
    pool = next.pool
    acts.push(...next.acts)
  }
  const brief = acts.map((act) => ('id' in act ? `${act.does} ${act.id}` : act.does))
  return { pool, acts: brief, stages: pool.pages.map(({ id, stage }) => `${id} ${stage}`) }
}

const IDLE = { type: 'idle' } as const
const warmed = (id: number) => ({ type: 'warmed', id }) as const
const open = (user: string) => ({ type: 'open', user }) as const
const reopen = (id: number, user: string) => ({ type: 'reopen', id, user }) as const
const READY = [IDLE, warmed(1)] as const
const USED = [...READY, open('zhang')] as const

describe('the pool of pages that are loaded ahead', () => {
  test.each<[string, readonly (PoolEvent | [PoolEvent, number])[], string[], string[]]>([
    ['loads nothing while somebody waits', [{ type: 'busy' }], [], []],
    ['loads a page when nobody waits', [IDLE], ['warm 1'], ['1 warming']],
    ['has no second page with one slot', [...READY, IDLE], ['warm 1'], ['1 ready']],
    ['opens the page that waits', USED, ['warm 1', 'open 1'], ['1 inUse']],
    [
      'opens afresh while none is ready',
      [IDLE, open('zhang')],
      ['warm 1', 'openCold'],
      ['1 warming'],
    ],
    [
      'loads the next one at the next rest',
      [...USED, IDLE],
      ['warm 1', 'open 1', 'warm 2'],
      ['1 inUse', '2 warming'],
    ],
    [
      'ends a page that is closed',
      [...USED, { type: 'closed', id: 1 }],
      ['warm 1', 'open 1', 'end 1'],
      ['1 dying'],
    ],
    [
      'frees the slot when its process is gone',
      [...USED, { type: 'closed', id: 1 }, { type: 'gone', id: 1 }],
      ['warm 1', 'open 1', 'end 1'],
      [],
    ],
    [
      'opens afresh where the page did not open',
      [...USED, { type: 'unopened', id: 1 }],
      ['warm 1', 'open 1', 'end 1', 'openCold'],
      ['1 dying'],
    ],
    [
      'ends what waits when a pack is installed',
      [...READY, { type: 'packChanged' }],
      ['warm 1', 'end 1'],
      ['1 dying'],
    ],
    [
      'ends what waits when the user changes',
      [...READY, { type: 'userChanged' }],
      ['warm 1', 'end 1'],
      ['1 dying'],
    ],
    [
      'leaves the page in view when the user changes',
      [...USED, { type: 'userChanged' }],
      ['warm 1', 'open 1'],
      ['1 inUse'],
    ],
    [
      'ends what waits when memory is low',
      [...READY, { type: 'memoryWarning' }],
      ['warm 1', 'end 1'],
      ['1 dying'],
    ],
    [
      'loads nothing soon after that',
      [...READY, { type: 'memoryWarning' }, { type: 'gone', id: 1 }, [IDLE, MEMORY_REST - 1]],
      ['warm 1', 'end 1'],
      [],
    ],
    [
      'loads again after the rest',
      [...READY, { type: 'memoryWarning' }, { type: 'gone', id: 1 }, [IDLE, MEMORY_REST]],
      ['warm 1', 'end 1', 'warm 2'],
      ['2 warming'],
    ],
    [
      'rests after a process ended by itself',
      [...READY, { type: 'gone', id: 1 }, [IDLE, FAILURE_REST - 1]],
      ['warm 1'],
      [],
    ],
    [
      'rests after a page did not get ready',
      [IDLE, { type: 'failed', id: 1 }, { type: 'gone', id: 1 }, [IDLE, FAILURE_REST - 1]],
      ['warm 1', 'end 1'],
      [],
    ],
    [
      'opens the page in view again for its user',
      [...USED, reopen(1, 'zhang')],
      ['warm 1', 'open 1', 'open 1'],
      ['1 inUse'],
    ],
    [
      'never for another user',
      [...USED, reopen(1, 'li')],
      ['warm 1', 'open 1', 'end 1', 'openCold'],
      ['1 dying'],
    ],
    [
      'never for someone signed out',
      [...USED, reopen(1, '')],
      ['warm 1', 'open 1', 'end 1', 'openCold'],
      ['1 dying'],
    ],
    [
      'never after the user changed, whoever asks',
      [...USED, { type: 'userChanged' }, reopen(1, 'zhang')],
      ['warm 1', 'open 1', 'end 1', 'openCold'],
      ['1 dying'],
    ],
    [
      'never with an old pack',
      [...USED, { type: 'packChanged' }, reopen(1, 'zhang')],
      ['warm 1', 'open 1', 'end 1', 'openCold'],
      ['1 dying'],
    ],
  ])('%s by its rules', (_, events, acts, stages) => {
    const it = after(events)
    expect(it.acts).toEqual(acts)
    expect(it.stages).toEqual(stages)
  })

  test('has two pages with two slots, loaded one after the other', () => {
    expect(after([IDLE], 2).stages).toEqual(['1 warming'])
    expect(after(READY, 2).stages).toEqual(['1 ready', '2 warming'])
  })

  test('ends a page after as many openings as the page itself allows', () => {
    expect(MOST_OPENINGS).toBe(MOST_OF_PAGE)
    const again = Array.from({ length: MOST_OPENINGS - 1 }, () => reopen(1, 'zhang'))
    expect(after([...USED, ...again]).acts.slice(-1)).toEqual(['open 1'])
    expect(after([...USED, ...again, reopen(1, 'zhang')]).acts.slice(-2)).toEqual([
      'end 1',
      'openCold',
    ])
  })
})

const user = fc.constantFrom('zhang', 'li', '')
const id = fc.integer({ min: 1, max: 8 })
const anyEvent: fc.Arbitrary<PoolEvent> = fc.oneof(
  fc.constantFrom<PoolEvent>(
    { type: 'idle' },
    { type: 'busy' },
    { type: 'packChanged' },
    { type: 'userChanged' },
    { type: 'memoryWarning' },
  ),
  fc.record({ type: fc.constant('open' as const), user }),
  fc.record({ type: fc.constant('reopen' as const), id, user }),
  fc.record({
    type: fc.constantFrom('warmed', 'failed', 'gone', 'unopened', 'closed'),
    id,
  }),
)

/** Returns what is wrong with a step, by what was seen of the pages before: from the acts alone. */
function observer(size: number) {
  const made = new Map<number, { epoch: number; shownTo: Set<string>; openings: number }>()
  const ended = new Set<number>()
  let epoch = 0

  function faultOf(event: PoolEvent, act: PoolAct): string | null {
    if (act.does === 'openCold') return null
    if (ended.has(act.id)) return 'is used after its end'
    const page = made.get(act.id)
    if (act.does === 'warm') {
      made.set(act.id, { epoch, shownTo: new Set(), openings: 0 })
      return page === undefined ? null : 'is made twice'
    }
    if (page === undefined) return 'was never made'
    if (act.does === 'end') {
      ended.add(act.id)
      return null
    }
    if (event.type !== 'open' && event.type !== 'reopen') return 'opens by itself'
    page.shownTo.add(event.user)
    page.openings += 1
    if (page.shownTo.size > 1) return 'is shown to two users'
    if (page.epoch !== epoch) return 'is of another pack or user'
    return page.openings > MOST_OPENINGS ? 'is opened too often' : null
  }

  return (event: PoolEvent, acts: readonly PoolAct[], pool: Pool): (string | null)[] => {
    if (event.type === 'packChanged' || event.type === 'userChanged') epoch += 1
    const count = (...stages: string[]) =>
      pool.pages.filter(({ stage }) => stages.includes(stage)).length
    return [
      ...acts.map((act) => faultOf(event, act)),
      count('warming') > 1 ? 'two are warming' : null,
      count('warming', 'ready') > size ? 'too many wait' : null,
    ].filter((it) => it !== null)
  }
}

test('no page is opened for a second user, with an old pack, after its end or too often, whatever happens in whatever order', () => {
  const timed = fc.tuple(anyEvent, fc.integer({ min: 0, max: 400_000 }))
  const steps = fc.array(timed, { maxLength: 120 })
  fc.assert(
    fc.property(fc.constantFrom(1, 2), steps, (size, events) => {
      const observe = observer(size)
      const faults: (string | null)[] = []
      let pool = emptyPool(size)
      let at = 0
      for (const [event, pause] of events) {
        at += pause
        const next = stepPool(pool, event, at)
        pool = next.pool
        faults.push(...observe(event, next.acts, pool))
      }
      expect(faults).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
