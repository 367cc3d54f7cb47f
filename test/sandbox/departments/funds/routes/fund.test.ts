import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import {
  getAlertMsg,
  listFundEvents,
  listPeriodReturns,
  queryAllFundName,
  queryFundOne,
  queryNavHistory,
} from '#api/calls/fund.ts'
import { readingsFrom, readName } from '#domain/fund/name-reading.ts'
import { readPinyin } from '#test/sandbox/market/pinyin.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { ask, call, control, openSandbox } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

test.each([queryFundOne, getAlertMsg, listFundEvents, queryNavHistory])(
  '$name does not find fund 999999',
  async (endpoint) => {
    const answer = await call(sandbox, endpoint, { fundCode: '999999' })
    expect(answer).toMatchObject({ retCode: RET.notFound, payload: null })
  },
)

test('events come oldest first, from the start of the fund on', async () => {
  const { events } = await ask(sandbox, listFundEvents, { fundCode: '980207' })
  expect(events[0]).toMatchObject({ eventType: '3', date: '20160620' })
  const dates = events.map((it) => it.date)
  expect(dates).toEqual(dates.toSorted())
  expect(events.filter((it) => it.eventType === '7').length).toBeGreaterThan(5)
  expect(events.every((it) => it.date <= '20260311')).toBe(true)
})

describe('returns by period', () => {
  const periodReturns = async (fundCode: string, period: 'month' | 'quarter' | 'year') =>
    (await ask(sandbox, listPeriodReturns, { fundCode, period })).periods

  test('come newest first, and this year agrees with the stages', async () => {
    const { stages } = await ask(sandbox, queryFundOne, { fundCode: '980303' })
    const thisYear = stages.find((it) => it.stage === 'ytd')
    const years = await periodReturns('980303', 'year')
    expect(years.map((it) => it.key).slice(0, 2)).toEqual(['2026', '2025'])
    expect(years[0]).toMatchObject({ own: thisYear?.own, rank: thisYear?.rank, to: '20260310' })
    expect(years.at(-1)).toMatchObject({ key: '2018', whole: false, rank: null })
    expect((await periodReturns('980303', 'quarter'))[1]?.key).toBe('2025Q4')
    expect((await periodReturns('980303', 'month'))[0]?.key).toBe('202603')
  })

  test('rank among those that were there for all of the period', async () => {
    const months = await periodReturns('980401', 'month')
    const of = (key: string) => months.find((it) => it.key === key)?.of ?? 0
    // 980407 and its other class began within January.
    expect(of('202602') - of('202601')).toBeGreaterThanOrEqual(2)
  })

  test('of a money fund grow by its income', async () => {
    const [, lastYear] = await periodReturns('001386', 'year')
    expect(Number(lastYear?.own)).toBeGreaterThan(0)
  })
})

test('the scale of a young fund is that of its start', async () => {
  expect(await ask(sandbox, queryFundOne, { fundCode: '980407' })).toMatchObject({
    scaleDate: '20260112',
    establishDate: '20260112',
  })
})

describe('alerts', () => {
  const kinds = async (fundCode: string, of: Sandbox = sandbox) =>
    (await ask(of, getAlertMsg, { fundCode })).alerts.map((it) =>
      it.alertId.slice(fundCode.length + 1),
    )

  test('name the restrictions of a fund', async () => {
    expect(await kinds('980203')).toEqual(['suspended'])
    expect(await kinds('980801')).toEqual(['risk'])
    expect(await kinds('980407')).toEqual(['risk', 'young'])
    expect(await kinds('980501')).toEqual([])
    expect((await call(sandbox, getAlertMsg, { fundCode: '999999' })).retCode).toBe(RET.notFound)
  })

  test('end when their time is over', async () => {
    const later = await openSandbox()
    const young = (await ask(later, getAlertMsg, { fundCode: '980407' })).alerts.at(-1)
    expect(young?.until).toBe('20260712000000')
    await control(later, 'clock', { to: '20260712000001' })
    expect(await kinds('980407', later)).toEqual(['risk'])
    await later.stop()
  })

  test('warn about money funds before a long closure', async () => {
    const later = await openSandbox()
    expect(await kinds('001386', later)).toEqual([])
    // The last open day before the May holidays of 2026 is 30 April.
    await control(later, 'clock', { to: '20260429100000' })
    expect(await kinds('001386', later)).toEqual(['closure'])
    await control(later, 'clock', { to: '20260429150001' })
    expect(await kinds('001386', later)).toEqual([])
    await later.stop()
  })
})

test('a fund name has its whole pinyin only where single characters would read differently', async () => {
  const { fundInfos, readings } = await ask(sandbox, queryAllFundName)
  const syllables = readingsFrom(readings)
  const sent = fundInfos.filter((it) => it.fullPinyin !== undefined)
  expect(sent.length).toBeLessThan(fundInfos.length / 4)
  for (const { fundName, fullPinyin } of fundInfos) {
    expect(fullPinyin ?? readName(fundName, syllables)).toBe(readPinyin(fundName).whole)
    expect(fullPinyin).not.toBe(readName(fundName, syllables))
  }
})
