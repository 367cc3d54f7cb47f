import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { now14, providerTime } from '#platform/clock.ts'
import { openedPage } from '#platform/snapshots/opened-page.ts'
import { isLive } from '#platform/snapshots/shown-snapshot.ts'
import type { SnapshotBody } from '#platform/snapshots/snapshot-body.ts'
import { takenTree } from '#platform/snapshots/taken-tree.ts'
import { VIEW, writeEntry } from '#platform/vault/vault.ts'
import { session } from '#session/session.ts'
import { isLasting } from './lasting-view.ts'
import { rulesOf } from './rules-of.ts'
import { queries } from '#app/data/queries.ts'

/** Views that are stored, and the bytes of the largest. */
const VIEWS = { most: 12, bytes: 120_000 } as const

/** The time between two looks at a screen that still loads, in ms, and their number. */
const AGAIN = 500
const TRIES = 60

/**
 * When the oldest of what is shown came, ms since 1970; null while something is fetched, has
 * failed or is not there, or is a copy or over soon.
 */
function liveSince(): number | null {
  if (queries.isFetching() > 0) return null
  const active = queries.getQueryCache().findAll({ type: 'active' })
  const states = active.map(({ state }) => state)
  const there = states.filter(({ dataUpdatedAt }) => dataUpdatedAt > 0)
  if (there.length === 0 || states.some(({ error }) => error !== null)) return null
  const now = now14()
  if (!active.every(({ queryKey, state: { data } }) => isLasting({ queryKey, data }, now)))
    return null
  return Math.min(...there.map(({ dataUpdatedAt }) => dataUpdatedAt))
}

const atTop = () =>
  window.scrollY === 0 && document.documentElement.dataset['overlay'] === undefined

/** MM-DD HH:mm by the provider's clock: within a week the year says nothing. */
const dateOf = (at: number): string => formatDateTime(providerTime(at), { seconds: false }).slice(5)

function bodyOf(root: Element, owner: string, at: number): SnapshotBody {
  const { now: _, owner: __, ...page } = openedPage(owner)
  const property = (name: string) => document.documentElement.style.getPropertyValue(name)
  return {
    ...page,
    owner,
    date: dateOf(at),
    styles: rulesOf(root),
    notch: {
      '--notch-top': property('--notch-top'),
      '--notch-bottom': property('--notch-bottom'),
    },
    tree: takenTree(root),
  }
}

/** Takes and keeps the view of an address once its data are live; `still` says that it is shown. */
export async function captureWhenLive(address: string, still: () => boolean): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) return
  // A part that is loaded late asks only then: a screen is whole where two looks find the same.
  let before: number | null = null
  for (let tries = 0; tries < TRIES && still(); tries += 1) {
    const at = liveSince()
    const asked = queries.getQueryCache().findAll({ type: 'active' }).length
    const isWhole = at !== null && asked === before
    before = at === null ? null : asked
    const isThere = location.pathname + location.search === address
    if (isWhole && isThere && session.ready && atTop() && isLive(root)) {
      const owner = session.openId
      const body = bodyOf(root, owner, at)
      const name = { owner, group: VIEW, name: address, version: body.version }
      const text = JSON.stringify(body)
      await writeEntry(name, { at, text }, VIEWS, () => session.openId === owner)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}
