import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { screens } from '#app/screens.ts'
import { isAppsOwn } from '#domain/identity/apps-own.ts'
import { homePaths } from '#paths/home.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import type { HostState } from '#test/hosts/control.ts'
import { MOST_OPENINGS } from '#test/hosts/warm-pool.js'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import { AnyPage } from '#test/e2e/any-page.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

/**
 * What only a screen says that cannot be shown: offline, failed, refused, not found, for its user
 * alone, of a bad address, with a file that did not load or a part that threw.
 */
const FAILURES =
  /请检查网络连接后重新加载|服务暂时没有正确回应|暂时无法查看|内容可能已经更新|这里的内容与您的账户有关|链接不完整或已失效|还没有保存在本机|页面没有正常打开/

const titled = v.object({ title: v.string() })

/** What the page has called the app since then. */
const callsSince = ({ calls }: HostState, since: number) =>
  calls.filter(({ at }) => Date.parse(at) >= since)

/** Which titles the page gave the app's bar: its row's first, then perhaps one of its own. */
const titlesIn = (calls: HostState['calls']): readonly string[] =>
  calls
    .filter(({ method }) => method === 'setPageTitle')
    .map(({ args }) => v.parse(titled, args).title)

// One engine is enough: warm-pages opens pages of each kind on both.
const on = ({ name }: { name: string }) => name === 'chromium'

onEachEngine({ provider: openProvider, on }, (journey) => {
  test(`each of ${screens.length} screens opens in a page that was loaded ahead`, async () => {
    const { host, provider } = journey()
    const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const samples = screenSamples(await makeFixtures(provider.client, publicKey))
    const visits = screens.map((row) => ({ row, ...samples[row.path]?.[0] }))
    const page = new AnyPage(host)
    const home = screens.find(({ path }) => path === homePaths.home.pattern)
    const wrong: string[] = []

    /** Some screens lead on at once: then the app's address is ahead of the driver's. */
    const follow = () => vi.waitFor(() => host.follow(), { timeout: 10_000 })

    async function look({ row, address = '' }: (typeof visits)[number], again: boolean) {
      const began = Date.now()
      const { shown, user } = await (again ? host.control.reopen : host.control.openWarm)(address)
      if (!again || shown === 'cold') await follow()
      // At rest: a page whose call changes something, as that of a bank's form, opens nothing else.
      await (await page.shown()).atRest()
      const words = await host.browser.execute(() => document.body.innerText)
      const state = await host.control.state()
      const calls = callsSince(state, began)
      // The app binds and registers by itself, and shows its home instead.
      const title = (isAppsOwn(address) ? home : row)?.title ?? ''
      const refused = calls.filter(({ outcome }) => !['answered', 'pending'].includes(outcome))
      const faults = [
        ...(shown === 'cold' ? ['opened afresh'] : []),
        ...(titlesIn(calls).includes(title) ? [] : [`titled ${titlesIn(calls).join(', ')}`]),
        ...(FAILURES.exec(words) ?? []),
        ...refused.map(({ method, outcome }) => `${method} was refused: ${outcome}`),
        ...state.refusedAddresses.map((it) => `may not go to ${it}`),
      ]
      wrong.push(...faults.map((it) => `${address} of ${user?.userId ?? 'nobody'}: ${it}`))
    }

    for (const user of new Set(visits.map((it) => it.user))) {
      await host.control.logout()
      if (typeof user === 'string') await host.control.login(user)
      for (const [place, visit] of visits.filter((it) => it.user === user).entries()) {
        const again = place % MOST_OPENINGS > 0
        if (!again) await host.control.prepareWarm()
        await look(visit, again)
      }
    }
    expect(wrong).toEqual([])
    expect((await host.control.state()).foreignCalls).toEqual([])
  })
})
