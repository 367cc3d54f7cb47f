import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#api/contract.ts'
import { routeCalls } from './route-calls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('a route’s calls are those of its screen: what its address gives, and what is the same for all', async () => {
  const calls = await routeCalls(root, {})
  const said = (path: string) =>
    calls.get(path)?.map(({ method, path: to, user, fields }) => ({ method, to, user, fields }))
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
  const reading = new Set(
    endpoints.filter(({ idempotency }) => idempotency === 'safe').map(({ path }) => path as string),
  )
  for (const planned of calls.values())
    for (const { path } of planned) expect(reading).toContain(path)
}, 60_000)
