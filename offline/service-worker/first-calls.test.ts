import { expect, test } from 'vitest'
import type { PlannedCall } from '../pack/planned-call.ts'
import { firstCalls, withCalls } from './first-calls.ts'

const detail: PlannedCall = {
  method: 'GET',
  path: '/api/fund/queryFundOne',
  encoding: 'query',
  user: false,
  fields: { fundCode: { url: 'fundCode' } },
}
const routes = [
  { path: '/', calls: [] },
  { path: '/fund/:fundCode', calls: [detail] },
  {
    path: '/plans',
    calls: [
      { ...detail, path: '/api/asset/listAssetsChannel', user: true, fields: {} },
      {
        ...detail,
        method: 'POST',
        encoding: 'form',
        path: '/api/plan/listPlans',
        fields: { ended: { value: false } },
      },
      {
        ...detail,
        method: 'POST',
        encoding: 'json',
        path: '/api/page/queryPage',
        fields: { size: { value: 5 } },
      },
    ],
  },
] as const

test('gives the calls of an address, with its fields', () => {
  expect(firstCalls(routes, '/fund/980301?from=home')).toEqual([
    {
      key: 'GET /api/fund/queryFundOne [["fundCode","980301"]]',
      user: false,
      method: 'GET',
      address: '/api/fund/queryFundOne?fundCode=980301',
    },
  ])
  expect(firstCalls(routes, '/')).toEqual([])
  expect(firstCalls(routes, '/elsewhere')).toEqual([])
})

test('gives fields in the query, as a form or as JSON, as the client sends them', () => {
  expect(firstCalls(routes, '/plans')).toMatchObject([
    { user: true, address: '/api/asset/listAssetsChannel' },
    {
      method: 'POST',
      address: '/api/plan/listPlans',
      type: 'application/x-www-form-urlencoded;charset=utf-8',
      body: 'ended=false',
    },
    { method: 'POST', type: 'application/json', body: '{"size":5}' },
  ])
})

test('writes calls into the head of a page as data that no address can end', () => {
  const hostile = '"><script>alert(1)</script>&quot;'
  const calls = firstCalls(routes, `/fund/${encodeURIComponent(hostile)}`)
  const page = withCalls('<html><head lang="zh"><title>x</title></head></html>', calls)
  expect(page).not.toContain('<script>')
  const [, content = ''] =
    /<head lang="zh"><meta name="h5-calls" content="([^"]*)">/.exec(page) ?? []
  const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  expect(JSON.parse(text)).toEqual(calls)
})

test('leaves a page without calls as it is', () => {
  expect(withCalls('<head></head>', [])).toBe('<head></head>')
})
