import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listActivities } from '#api/calls/campaign.ts'
import { moduleGroups } from '#app/router/modules.ts'
import { loadVisit } from '#app/router/visit.ts'
import { downloadPaths } from '#paths/download.ts'
import { campaignAddress, isInApp } from '#shared/views/activity/campaign-address.ts'
import { ask, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'

const TABS = ['running', 'coming', 'over', 'joined'] as const

const registered = new Set(moduleGroups.flatMap(({ segments }) => segments))

async function everyCampaign(sandbox: Awaited<ReturnType<typeof openSandbox>>) {
  const keeper = await signIn(sandbox, 'keeper')
  const lists = await Promise.all(
    TABS.map((tab) => ask(sandbox, listActivities, { tab, page: 1, size: 50 }, keeper)),
  )
  return lists.flatMap(({ records }) => records)
}

describe('a campaign of the provider', () => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>
  beforeAll(async () => {
    sandbox = await openSandbox()
  })
  afterAll(() => sandbox.stop())

  test('is never in the app alone where its module is registered or it is texts alone', async () => {
    const campaigns = await everyCampaign(sandbox)
    expect(campaigns.length).toBeGreaterThan(10)
    const away = campaigns.filter(
      (it) => isInApp(it) && (it.route === null || registered.has(it.route)),
    )
    expect(away.map(({ activityId }) => activityId)).toEqual([])
  })

  test('leads to a screen of the module that it names', async () => {
    for (const campaign of await everyCampaign(sandbox)) {
      const { pathname, search } = new URL(campaignAddress(campaign), 'https://h5.example')
      const visit = await loadVisit({ pathname, search })
      const { activityId, route } = campaign
      expect({ activityId, segment: pathname.split('/')[1], found: visit.row !== null }).toEqual({
        activityId,
        segment: route ?? 'treasureChest',
        found: true,
      })
    }
  })
})

describe('the answer to whether a campaign can be opened here', () => {
  const campaign = { activityId: 'probe-1', needs: [], route: 'keepActivity' }

  test('is no for one whose module these pages do not have', () => {
    expect(isInApp({ ...campaign, route: 'no-such-module' })).toBe(true)
    expect(campaignAddress({ ...campaign, route: 'constructor' })).toBe(downloadPaths.download.to())
  })

  test('is no for one that asks for the app, in whatever module it is', () => {
    expect(isInApp({ ...campaign, needs: ['login', 'app'] })).toBe(true)
    expect(isInApp(campaign)).toBe(false)
  })
})
