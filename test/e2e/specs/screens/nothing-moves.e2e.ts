import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { homePaths } from '#paths/home.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { togetherPaths } from '#paths/together.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { answered, movesSeen, watchMoves } from '#test/screens/moves.ts'
import { screenSamples } from '#test/screens/samples.ts'
import { AnyPage } from '#test/e2e/any-page.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

/**
 * Screens whose parts load by themselves above rows and buttons, and who opens them. Each is opened in one of the two orders, in
 * turn; `npm run screens -- --uneven` opens any screen in both.
 */
const SCREENS = [
  [homePaths.home.pattern, 'zhang'],
  [homePaths.home.pattern, 'visitor'],
  [fundDetailPaths.home.pattern, 'zhang'],
  [fundDetailPaths.home.pattern, 'new'],
  [assetPaths.singleHold.pattern, 'zhang'],
  [inviteFriends2025Paths.inviteeHome.pattern, 'xu'],
  [inviteFriends2025Paths.inviteFriendsRecord.pattern, 'sharer'],
  [activityCenterPaths.activityCenterHome.pattern, 'keeper'],
  [activityPaths.authGuide.pattern, 'halfway'],
  [pensionZonePaths.pensionZone.pattern, 'yang'],
  [taxDelayPaths.taxDelayHome.pattern, 'yang'],
  [goldTreePaths.goldTreeOffline.pattern, 'zhang'],
  [myCenterPaths.centerHome.pattern, 'zhang'],
  [myCenterPaths.centerHome.pattern, 'halfway'],
  [fixedPlusPaths.fixedPlusHome.pattern, 'zhang'],
  [togetherPaths.togetherHome.pattern, 'planner'],
  [vipPaths.vipHome.pattern, 'tiered'],
  [vipPaths.compat.pattern, 'senior'],
] as const

/** The times of answers, ms: in the second order what came last comes first. */
const [LEAST, MOST] = [50, 500]
const ORDERS = ['one order', 'the reverse order'] as const

function timeOf(name: string, order: (typeof ORDERS)[number]): number {
  const part = Number.parseInt(hash('sha256', name).slice(0, 4), 16) / 0xff_ff
  const later = order === ORDERS[0] ? part : 1 - part
  return LEAST + Math.round(later * (MOST - LEAST))
}

// The other engine does not say what has moved.
const on = ({ name }: { name: string }) => name === 'chromium'

onEachEngine({ provider: openProvider, on }, (journey) => {
  let addressOf: (pattern: string, user: string) => string = (pattern) => pattern
  beforeAll(async () => {
    const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const samples = screenSamples(await makeFixtures(journey().provider.client, publicKey))
    addressOf = (pattern, user) => {
      const all = (samples[pattern] ?? []).filter(({ tap, type }) => (tap ?? type) === undefined)
      return (all.find((it) => it.user === user) ?? all[0])?.address ?? pattern
    }
  })

  test.each(ORDERS.map((order, at) => ({ order, at })))(
    'no row or button moves once it is in view while calls are answered in $order',
    async ({ order, at }) => {
      const { host, provider, openAs } = journey()
      for (const { name } of endpoints)
        await provider.client.delayAnswers(timeOf(name, order), name)
      const moved: string[] = []
      for (const [pattern, user] of SCREENS.filter((_, row) => row % ORDERS.length === at)) {
        await openAs(user, addressOf(pattern, user))
        await host.browser.execute(watchMoves)
        await (await new AnyPage(host).shown()).atRest()
        await host.browser.execute(answered)
        const seen = await host.browser.execute(movesSeen)
        moved.push(...seen.map((it) => `${pattern} of ${user} ${it}`))
      }
      expect(moved).toEqual([])
    },
  )
})
