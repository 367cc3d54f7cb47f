import { expect, test } from 'vitest'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { queryGoldPrice } from '#api/calls/gold/gold-price.ts'
import { newestPrice } from '#domain/gold/gold-price.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()
const prices = (range: '1m' | '1y' | 'all' = '1m') => ask(sandbox, queryGoldPrice, { range })
const moveTo = (to: string) => control(sandbox, 'clock', { to })

test('each session is out at its time, and stays as it was', async () => {
  const before = await prices()
  expect(before.sessions.map(({ session, date }) => `${session} ${date}`)).toEqual([
    'am 20260310',
    'pm 20260310',
  ])
  await moveTo('20260311103000')
  const morning = await prices()
  expect(morning.sessions.map(({ date }) => date)).toEqual(['20260311', '20260310'])
  expect(morning.points[morning.points.length - 1]).toMatchObject({ date: '20260311', pm: null })
  await moveTo('20260311143000')
  const afternoon = await prices()
  expect(afternoon.sessions.map(({ date }) => date)).toEqual(['20260311', '20260311'])
  // The prices that were out do not change.
  expect(afternoon.points.slice(0, -1)).toEqual(morning.points.slice(0, -1))
  expect(newestPrice(afternoon.points, 'pm')).toMatchObject({
    price: afternoon.sessions[1]?.price,
  })
  // A day without trading has none.
  await moveTo('20260314160000')
  expect((await prices()).sessions.map(({ date }) => date)).toEqual(['20260313', '20260313'])
})

test('prices begin with the first day of the benchmark, and a range with its first day', async () => {
  const { points } = await prices('all')
  expect(points[0]).toEqual({ date: '20160419', am: '256.92', pm: '256.92' })
  const year = (await prices('1y')).points
  expect(year[0]?.date).toBe('20250310')
  expect(year).toEqual(points.slice(-year.length))
})

test('the fund on gold moves with the afternoon’s price, by 95 of 100', async () => {
  const { points } = await prices('1y')
  const fund = await ask(sandbox, queryFundOne, { fundCode: '989901' })
  expect(fund).toMatchObject({ fundName: '禾岸上海金ETF联接A', fundTypeName: '商品型' })
  const navs = await ask(sandbox, queryNavHistory, { fundCode: '989901', from: '20250310' })
  const pm = new Map(points.map(({ date, pm: price }) => [date, Number(price)]))
  let greatest = 0
  for (let at = 1; at < navs.points.length; at += 1) {
    const [day, last] = [navs.points[at], navs.points[at - 1]]
    const [now, then] = [pm.get(day?.date ?? ''), pm.get(last?.date ?? '')]
    if (!day || !last || now === undefined || then === undefined) continue
    const gap = Number(day.nav) / Number(last.nav) - 1 - 0.95 * (now / then - 1)
    greatest = Math.max(greatest, Math.abs(gap))
  }
  expect(navs.points.length).toBeGreaterThan(200)
  expect(greatest).toBeLessThan(0.002)
})
