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
]

test('gives the calls of an address with its fields', () => {
  expect(firstCalls(routes, '/fund/980301?from=home')).toEqual([
    { ...detail, fields: { fundCode: '980301' } },
  ])
  expect(firstCalls(routes, '/')).toEqual([])
  expect(firstCalls(routes, '/elsewhere')).toEqual([])
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
