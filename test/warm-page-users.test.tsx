// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAllFundName } from '#api/calls/fund.ts'
import { queries } from '#app/data/queries.ts'
import { callKey } from '#offline/ready-calls.js'
import { keepHidingAtStart } from '#platform/display/hidden-at-start.ts'
import { readSeal } from '#platform/vault/seal.ts'
import { VIEW, writeEntry } from '#platform/vault/vault.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { heldProof, keepProof } from '#session/proofs.ts'
import { signIn } from '#session/session.ts'
import { requestFor } from './sandbox/testing/test-client.ts'
import {
  leaveTraces,
  reachableAtOnce,
  reachableInDatabases,
  tracesOf,
  USERS,
  warmPage,
  type User,
} from './warm-page.ts'
import { inTime } from '#ui/testing/in-time.ts'

const HOLDINGS = '/asset/holdList'
const ORDERS = '/transaction/TransactionMain'

const page = warmPage()
const { answer, keysFor, open, send } = page

/** The words and figures that only one user's answers have: names, amounts, numbers of orders. */
const figures = new Map<User, readonly string[]>()

const figuresOf = (user: User) => figures.get(user) ?? []

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Words and figures of the answers that the page has: neither names of fields, nor times. */
function shownFigures(): ReadonlySet<string> {
  const answers = queries.getQueryCache().getAll()
  const texts = answers.flatMap(({ state }) => textsIn(state.data))
  return new Set(texts.filter((it) => /^(?!\d{14}$|\d{8}$)[^"\\]{7,40}$/.test(it)))
}

/** Names of funds, which home and search show to everybody. */
async function fundNames(): Promise<string> {
  const request = requestFor(queryAllFundName, {}, keysFor('nobody'), page.provider().url)
  return (await page.provider().fetch(request)).text()
}

beforeAll(async () => {
  const all = new Map<User, ReadonlySet<string>>()
  for (const user of [...USERS, 'nobody'] as const) {
    page.load()
    const seen = new Set<string>()
    for (const path of [HOLDINGS, ORDERS]) {
      await open(user, path)
      await vi.waitUntil(() => queries.isFetching() === 0, 5_000)
      for (const it of shownFigures()) seen.add(it)
    }
    all.set(user, seen)
    await page.close()
  }
  const names = await fundNames()
  for (const [user, seen] of all) {
    const others = [...all].filter(([it]) => it !== user).map(([, it]) => it)
    figures.set(
      user,
      [...seen].filter((it) => !names.includes(it) && !others.some((other) => other.has(it))),
    )
  }
})

beforeEach(() => page.load())
afterEach(page.close)

/**
 * Returns what marks one user's data: keys, figures, and what the test leaves behind in their name.
 */
const marks = (user: User) => {
  const { openId, encOpenId } = keysFor(user)
  return [openId, encOpenId, ...figuresOf(user), ...tracesOf(user)].filter((it) => it !== '')
}

const openIds = () => USERS.map((user) => keysFor(user).openId)

const found = (text: string, users: readonly User[]) =>
  users.flatMap(marks).filter((mark) => text.includes(mark))

test('a user’s own figures are found where they are shown', async () => {
  await open('zhang', HOLDINGS)
  await leaveTraces('zhang')
  // Dialogs are drawn by code of their own.
  await inTime(() => expect(document.body.textContent).toContain('question to zhang'))
  const there = found(reachableAtOnce() + (await reachableInDatabases(openIds())), ['zhang'])
  expect(figuresOf('zhang').length).toBeGreaterThan(10)
  expect(there).toEqual(expect.arrayContaining([keysFor('zhang').openId, ...tracesOf('zhang')]))
  expect(there.filter((it) => figuresOf('zhang').includes(it)).length).toBeGreaterThan(5)
  expect(found(reachableAtOnce(), ['wang', 'new'])).toEqual([])
})

test('a page that has shown one user refuses the next, and holds nothing of anyone', async () => {
  await open('zhang', HOLDINGS)
  await leaveTraces('zhang')
  expect(await open('wang')).toBe('refused')
  expect(page.container().innerHTML).toBe('')
  expect(sessionStorage.length).toBe(0)
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(found(reachableAtOnce(), ['zhang', 'wang'])).toEqual([])
  // For good.
  expect(await open('zhang')).toBe('refused')
})

test('what a refused page has of its user in memory is gone', async () => {
  await open('zhang')
  keepProof('proofToken', 'proof of zhang')
  await open('wang')
  expect(heldProof('proofToken')).toBe(null)
})

test('a page whose user changed while it was open is not opened again', async () => {
  await open('zhang')
  signIn(sessionStorage, keysFor('wang'))
  expect(await open('wang')).toBe('refused')
})

test('another’s opening that comes while the data are still under way wins over them', async () => {
  send('zhang', { path: HOLDINGS })
  const second = send('wang')
  expect(await answer(second)).toBe('refused')
  await new Promise((later) => setTimeout(later))
  expect(page.container().innerHTML).toBe('')
  expect(found(reachableAtOnce(), ['zhang'])).toEqual([])
})

test('what a user keeps on the device stays when a page is loaded ahead, and is opened for them', async () => {
  const kept = () => localStorage.getItem(ownedKey('trace'))
  await open('zhang')
  await leaveTraces('zhang')
  await page.kill()
  page.load()
  expect(kept()).toBe('kept words of zhang')
  await open('zhang')
  expect(kept()).toBe('kept words of zhang')
  await open('zhang', HOLDINGS)
  // The same user's: refused for its address alone.
  expect(await answer(send('zhang', { path: '/__pack/blank' }))).toBe('refused')
  expect(kept()).toBe('kept words of zhang')
})

test.each(['wang', 'nobody'] as const)(
  'what a user has kept on the device is gone when a page is opened for %s',
  async (next) => {
    await open('zhang')
    await leaveTraces('zhang')
    await page.kill()
    page.load()
    await open(next)
    expect(localStorage.getItem(ownedKey('trace'))).toBe(null)
    expect(await reachableInDatabases(openIds())).not.toContain('copy of zhang')
  },
)

test('the dated views of a user are deleted once a page is opened for another', async () => {
  const name = { owner: keysFor('zhang').openId, group: VIEW, name: HOLDINGS, version: '1' }
  await writeEntry(name, { at: 1, text: 'view of zhang' }, { most: 12 }, () => true)
  await open('wang')
  await vi.waitFor(() => expect(readSeal('views')).toBe(null), 5_000)
})

test('amounts are hidden when a page is opened for a user who wishes that at each start', async () => {
  keepHidingAtStart(true)
  await page.kill()
  page.load()
  expect(localStorage.getItem('hideAmounts')).toBe(null)
  await open('zhang', HOLDINGS)
  expect(page.container().textContent).toContain('****')
})

/** Returns what an app that fetches ahead of the page hands it of a user's holdings. */
async function ownAnswers(user: User): Promise<Record<string, string>> {
  const request = requestFor(listAssetsChannel, {}, keysFor(user), page.provider().url)
  const { method, path } = listAssetsChannel
  return { [callKey(method, path, [])]: await (await page.provider().fetch(request)).text() }
}

const opened = fc.record({
  does: fc.constant('open' as const),
  user: fc.constantFrom<User>(...USERS, 'nobody'),
  path: fc.constantFrom('/', HOLDINGS, ORDERS, '/nowhere'),
  leaves: fc.boolean(),
  overlaps: fc.boolean(),
  answered: fc.boolean(),
})
const step = fc.oneof(
  { weight: 4, arbitrary: opened },
  // The system ends the page's process; the next page of the device is loaded ahead.
  { weight: 2, arbitrary: fc.constant({ does: 'kill' as const }) },
  // A pack was installed: the app ends the page, and loads the next from the new one.
  { weight: 1, arbitrary: fc.constant({ does: 'update' as const }) },
)

/** The version of the pack that pages are loaded from. */
function setPack(version: string): void {
  document.querySelector('meta[name="h5-version"]')?.remove()
  const meta = document.head.appendChild(document.createElement('meta'))
  meta.name = 'h5-version'
  meta.content = version
}

test('whatever is opened, ended and updated for whomever in whatever order, a page has data of one user at most', async () => {
  await page.close()
  let packs = 0
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        let first: User | null = null
        let refused = false
        for (const it of steps) {
          if (it.does !== 'open') {
            await page.kill()
            if (it.does === 'update') setPack(`1.0.${(packs += 1)}`)
            page.load()
            first = null
            refused = false
            continue
          }
          const { user, path, leaves, overlaps } = it
          const answers = it.answered && user !== 'nobody' ? await ownAnswers(user) : {}
          const opening = send(user, { path, answers })
          first ??= user
          refused ||= user !== first
          if (overlaps) continue
          const shown = await answer(opening)
          expect(shown === 'refused').toBe(refused)
          if (shown !== 'refused' && leaves) await leaveTraces(user)
          const others = USERS.filter((other) => refused || other !== first)
          expect(found(reachableAtOnce(), others)).toEqual([])
          // A page that was refused has nothing in view, and its databases are emptied meanwhile.
          const inDatabases = async () =>
            expect(found(await reachableInDatabases(openIds()), others)).toEqual([])
          if (refused) await vi.waitFor(inDatabases, 2_000)
          else await inDatabases()
        }
      })
      .beforeEach(() => page.load())
      .afterEach(page.close),
    { numRuns: 40 },
  )
  page.load()
})
