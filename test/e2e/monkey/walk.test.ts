import { expect, test } from 'vitest'
import type { World } from './next-act.ts'
import type { Control, Observation } from './observation.ts'
import { othersWords } from './others-words.ts'
import { observed } from './testing/observed.ts'
import type { Act } from './trail.ts'
import { replay, walk, type Actor, type Found } from './walk.ts'

const button = (name: string): Control => ({
  role: 'button',
  name,
  at: 0,
  isEnabled: true,
  isField: false,
})

/** An app of three screens, of which the third throws. */
class ThreeScreens implements Actor {
  readonly acts: Act[] = []
  #at = 0

  do(act: Act): Promise<boolean> {
    this.acts.push(act)
    if (act.kind === 'tap') this.#at = Math.min(2, this.#at + 1)
    if (act.kind === 'open') this.#at = 0
    if (act.kind === 'back') return Promise.reject(new Error('the page is gone'))
    return Promise.resolve(act.kind !== 'clock')
  }

  look(): Promise<Observation> {
    const page = { path: `/${this.#at}`, controls: [button('下一步')] }
    const errors = this.#at === 2 ? ['TypeError: x'] : []
    return Promise.resolve(observed({ page: { ...page, errors } }))
  }
}

const START = { seed: 3, engine: 'chromium', user: null } as const
const WORLD: World = { users: ['zhang'], places: [{ address: '/', user: null }] }

function walkedBy(actor: Actor) {
  const told: Found[] = []
  const words: string[] = []
  const steps = {
    actor,
    others: othersWords([]),
    known: new Set<string>(),
    onFound: (found: Found) => {
      told.push(found)
      return Promise.resolve()
    },
    onAct: (line: string) => words.push(line),
  }
  return { told, words, steps }
}

test('a fault is reported once, with the acts that led to it', async () => {
  const actor = new ThreeScreens()
  const { told, steps } = walkedBy(actor)
  const { trail, found, paths } = await walk(steps, START, WORLD, 40)
  expect(trail.acts).toHaveLength(40)
  expect(actor.acts).toEqual(trail.acts)
  expect(paths).toEqual(new Set(['/0', '/1', '/2']))
  expect(found.map(({ finding }) => finding)).toEqual([
    { kind: 'thrown error', path: '/2', words: 'TypeError: x' },
  ])
  expect(told).toEqual(found)
  const [first] = found
  expect(first?.trail.acts.filter(({ kind }) => kind === 'tap').length).toBeGreaterThanOrEqual(2)
})

test('the acts of a fault, replayed, lead to it again', async () => {
  const before = await walk(walkedBy(new ThreeScreens()).steps, START, WORLD, 40)
  const [first] = before.found
  if (first === undefined) throw new Error('nothing was found')
  const { steps } = walkedBy(new ThreeScreens())
  const after = await replay(steps, first.trail)
  expect(after.trail).toEqual(first.trail)
  expect(after.found).toEqual([first])
})

test('the same seed walks the same way', async () => {
  const one = await walk(walkedBy(new ThreeScreens()).steps, START, WORLD, 30)
  const other = await walk(walkedBy(new ThreeScreens()).steps, START, WORLD, 30)
  expect(other.trail).toEqual(one.trail)
})

test('a page that answers no more ends the walk as a fault', async () => {
  const { steps } = walkedBy(new ThreeScreens())
  const acts: Act[] = [{ kind: 'reload' }, { kind: 'back' }, { kind: 'reload' }]
  const { trail, found } = await replay(steps, { ...START, acts })
  expect(trail.acts).toHaveLength(2)
  expect(found.map(({ finding }) => finding)).toEqual([
    { kind: 'no answer', path: '/0', words: 'the page is gone' },
  ])
})

test('known causes are not reported again, and acts whose control had gone are counted', async () => {
  const { steps, words } = walkedBy(new ThreeScreens())
  const tap: Act = { kind: 'tap', role: 'button', name: '下一步', at: 0 }
  const trail = { ...START, acts: [tap, tap, { kind: 'clock', hours: 1 } as const] }
  const { missed } = await replay(steps, trail)
  expect(missed).toBe(1)
  expect(words).toContain('   its control has gone or is covered')
  const known = new Set(['thrown error at /2: TypeError: x'])
  expect((await replay({ ...steps, known }, trail)).found).toEqual([])
})
