import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readyCalls } from '#offline/ready-calls.js'
import { endpoints } from '#api/contract.ts'
import { qaScreens, screens } from '#app/router/screens.ts'
import { loadVisit } from '#app/router/visit.ts'
import { EXAMPLE_IDS, screenSamples } from '#test/screens/samples.ts'
import { withScreens, type ScreenRoute } from './screen-routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let routes: readonly ScreenRoute[] = []
let released: readonly ScreenRoute[] = []

beforeAll(async () => {
  await withScreens(root, { inputs: {} }, async (read) => {
    routes = await read(true)
    released = await read(false)
  })
})

const said = (path: string) =>
  routes
    .find((route) => route.path === path)
    ?.calls.map(({ method, path: to, user, fields }) => ({ method, to, user, fields }))

test('a route’s calls are those of its screen: what its address gives, and what is the same for all', () => {
  expect(said('/fund_detail/FundPerformanceHistory')).toEqual([
    {
      method: 'POST',
      to: '/api/fund/queryFundOne',
      user: false,
      fields: { fundCode: { url: 'fundCode' } },
    },
    {
      method: 'GET',
      to: '/api/fund/listPeriodReturns',
      user: false,
      fields: { fundCode: { url: 'fundCode' }, period: { value: 'month' } },
    },
  ])
  expect(said('/asset/holdList')).toEqual([
    { method: 'POST', to: '/api/asset/listAssetsChannel', user: true, fields: {} },
  ])
  // With and without a fund in the address.
  expect(said('/asset/holdYuEBao')?.map(({ fields }) => fields)).toEqual([
    { fundCode: { url: 'fundCode' } },
    { fundCode: { url: 'fundCode' } },
    { fundCode: { value: '001386' } },
    { fundCode: { value: '001386' } },
  ])
})

test('every screen has a route with a file of its own that is there', () => {
  expect(routes.map(({ path }) => path)).toEqual([...screens, ...qaScreens].map(({ path }) => path))
  expect(routes.filter(({ module }) => !existsSync(join(root, module)))).toEqual([])
  expect(new Set(routes.map(({ module }) => module)).size).toBe(routes.length)
})

test('a release has no route of the screens for QA', () => {
  expect(released.map(({ path }) => path)).toEqual(screens.map(({ path }) => path))
})

const addresses = Object.entries(screenSamples(EXAMPLE_IDS)).flatMap(([path, samples]) =>
  samples.map(({ address }) => ({ path, url: new URL(address, 'https://h5.heanfund.example') })),
)

test('at each sample’s address the calls of the route are those that the screen makes', async () => {
  const wrong: unknown[] = []
  for (const { path, url } of addresses) {
    const visit = await loadVisit(url)
    if (visit.row === null || visit.input === null) continue
    const file = await visit.row.load()
    const own = (file.prefetch?.(visit.input, true) ?? []).map(({ name, input }) => ({
      path: endpoints.find((it) => it.name === name)?.path,
      fields: JSON.parse(JSON.stringify(input)) as unknown,
    }))
    const calls = routes.find((route) => route.path === path)?.calls ?? []
    const ready = readyCalls(calls, visit.fields).map((it) => ({
      path: it.path,
      fields: it.fields,
    }))
    const text = (list: readonly unknown[]) => list.map((it) => JSON.stringify(it)).toSorted()
    if (text(own).join() !== text(ready).join()) wrong.push({ address: url.href, own, ready })
  }
  expect(addresses.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
