import { beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { screens } from '#app/router/screens.ts'
import { isAppsOwn } from '#domain/identity/apps-own.ts'
import { homePaths } from '#paths/home.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import type { HostState } from '#test/hosts/control.ts'
import { MOST_OPENINGS } from '#test/hosts/warm-pool.js'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import type { Sample } from '#templates/sample.ts'
import { AnyPage } from '#test/e2e/any-page.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

/**
 * The words that only a screen has that cannot be shown: offline, failed, refused, not found, for
 * its user alone, of a bad address, with a file that did not load or a part that threw.
 */
const FAILURES =
  /请检查网络连接后重新加载|服务暂时没有正确回应|暂时无法查看|内容可能已经更新|这里的内容与您的账户有关|链接不完整或已失效|还没有保存在本机|页面没有正常打开/

const titled = v.object({ title: v.string() })

/** Returns what the page has called the app since then. */
const callsSince = ({ calls }: HostState, since: number) =>
  calls.filter(({ at }) => Date.parse(at) >= since)

/**
 * Returns which titles the page gave the app's bar: its row's first, then perhaps one of its own.
 */
const titlesIn = (calls: HostState['calls']): readonly string[] =>
  calls
    .filter(({ method }) => method === 'setPageTitle')
    .map(({ args }) => v.parse(titled, args).title)

// One engine is enough: warm-pages opens pages of each kind on both.
const on = ({ name }: { name: string }) => name === 'chromium'

/** In so many tests: on a slow machine, too, each takes less than a test may. */
const PARTS = 10

/** To load a page ahead for a group takes as long as so many screens in it. */
const PAGE_AHEAD = 4

const home = screens.find(({ path }) => path === homePaths.home.pattern)

interface Visit extends Partial<Sample> {
  readonly row: (typeof screens)[number]
}

/** Visits of one user, in a page that is loaded ahead once. */
type Group = readonly Visit[]

/** The visits of each user, as many together as one page may open. */
function groupsOf(visits: readonly Visit[]): readonly Group[] {
  return [...new Set(visits.map(({ user }) => user))].flatMap((user) => {
    const own = visits.filter((it) => it.user === user)
    return Array.from({ length: Math.ceil(own.length / MOST_OPENINGS) }, (_, at) =>
      own.slice(at * MOST_OPENINGS, (at + 1) * MOST_OPENINGS),
    )
  })
}

const cost = (groups: readonly Group[]): number => groups.flat().length + groups.length * PAGE_AHEAD

/** As much to open in one part as in another. */
function partsOf(groups: readonly Group[]): readonly (readonly Group[])[] {
  const parts = Array.from({ length: PARTS }, (): Group[] => [])
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const [least] = parts.toSorted((one, other) => cost(one) - cost(other))
    least?.push(group)
  }
  return parts
}

onEachEngine({ path: '/', provider: openProvider, on }, (journey) => {
  let parts: ReturnType<typeof partsOf> = []
  beforeAll(async () => {
    const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const samples = screenSamples(await makeFixtures(journey().provider.client, publicKey))
    parts = partsOf(groupsOf(screens.map((row) => ({ row, ...samples[row.path]?.[0] }))))
  })

  /** Some screens lead on at once: then the app's address is ahead of the driver's. */
  const follow = () => vi.waitFor(() => journey().host.follow(), { timeout: 10_000 })

  /**
   * Opens an address in the page that was loaded ahead. A page that a busy machine leaves without
   * time is taken for one that does not answer: the address is then opened in another one, once.
   */
  async function open(address: string, again: boolean) {
    const { control } = journey().host
    const first = await (again ? control.reopen : control.openWarm)(address)
    if (first.shown !== 'cold') {
      if (!again) await follow()
      return first
    }
    await follow()
    await control.prepareWarm()
    const second = await control.openWarm(address)
    await follow()
    return second
  }

  /** Returns what is wrong with a screen that opens. */
  async function look({ row, address = '' }: Visit, again: boolean): Promise<string[]> {
    const { host } = journey()
    const began = Date.now()
    const { shown, user } = await open(address, again)
    // At rest: a page whose call changes something, as that of a bank's form, opens nothing else.
    await (await new AnyPage(host).shown()).atRest()
    const words = await host.browser.execute(() => document.body.innerText)
    const state = await host.control.state()
    const calls = callsSince(state, began)
    // The app binds and registers by itself, and shows its home instead, but for who has no account.
    const isHome = isAppsOwn(address) && user?.userId !== 'visitor'
    const title = (isHome ? home : row)?.title ?? ''
    const refused = calls.filter(({ outcome }) => !['answered', 'pending'].includes(outcome))
    const faults = [
      ...(shown === 'cold' ? ['opened afresh'] : []),
      ...(titlesIn(calls).includes(title) ? [] : [`titled ${titlesIn(calls).join(', ')}`]),
      ...(FAILURES.exec(words) ?? []),
      ...refused.map(({ method, outcome }) => `${method} was refused: ${outcome}`),
      ...state.refusedAddresses.map((it) => `may not go to ${it}`),
    ]
    return faults.map((it) => `${address} of ${user?.userId ?? 'a visitor'}: ${it}`)
  }

  test(`each of ${screens.length} screens is in one part`, () => {
    expect(new Set(parts.flat(2).map(({ row }) => row)).size).toBe(screens.length)
    expect(parts.flat(2)).toHaveLength(screens.length)
  })

  test.each(Array.from({ length: PARTS }, (_, at) => at + 1))(
    `each screen of part %i of ${PARTS} opens in a page that was loaded ahead`,
    async (part) => {
      const { control } = journey().host
      const wrong: string[] = []
      for (const group of parts[part - 1] ?? []) {
        await control.logout()
        const user = group[0]?.user
        if (typeof user === 'string') await control.login(user)
        await control.prepareWarm()
        for (const [place, visit] of group.entries()) wrong.push(...(await look(visit, place > 0)))
      }
      expect(wrong).toEqual([])
      expect((await control.state()).foreignCalls).toEqual([])
    },
  )
})
