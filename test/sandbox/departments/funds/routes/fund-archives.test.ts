import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import {
  listFundAnnouncements,
  listFundClasses,
  listFundDividends,
  listFundDocuments,
  listFundManagers,
  listFundScales,
  listPositionChanges,
  queryFundArchives,
  queryFundHoldings,
} from '#api/calls/fund-archives.ts'
import { listFundEvents, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { multiply, roundCent, subtract, sum } from '#domain/money/money.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { documentRoutes } from '#test/sandbox/departments/funds/document-routes.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { Clock } from '#test/sandbox/kernel/clock.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { DEFAULT_SEED } from '#test/sandbox/server/server.ts'
import { ask, call, control, openSandbox } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

const TODAY = '20260311'
const SAMPLE = ['000198', '980107', '980501', '980801', '980901', '981101', '981531']

test('the holdings of fund 999999 are not found', async () => {
  const answer = await call(sandbox, queryFundHoldings, { fundCode: '999999' })
  expect(answer).toMatchObject({ retCode: RET.notFound, payload: null })
})

test.each(SAMPLE)('the archive of %s agrees with the top of its page', async (fundCode) => {
  const one = await ask(sandbox, queryFundOne, { fundCode })
  expect(await ask(sandbox, queryFundArchives, { fundCode })).toMatchObject({
    establishDate: one.establishDate,
    companyName: one.companyName,
    benchmark: one.benchmarkName,
    fullName: expect.stringMatching(/证券投资基金(?:\(\w+\))?$/),
  })
  const { scales } = await ask(sandbox, listFundScales, { fundCode })
  expect([scales.at(-1)?.scale, scales.at(-1)?.date]).toEqual([one.scale, one.scaleDate])
  const { managers } = await ask(sandbox, listFundManagers, { fundCode })
  expect(managers[0]).toMatchObject({ managerName: one.managerName, to: null })
})

test.each(SAMPLE)('managers of %s follow each other without a gap', async (fundCode) => {
  const { managers } = await ask(sandbox, listFundManagers, { fundCode })
  const { events } = await ask(sandbox, listFundEvents, { fundCode })
  const oldestFirst = managers.toReversed()
  expect(oldestFirst[0]?.from).toBe(events.find((it) => it.eventType === '3')?.date)
  expect(managers.filter((it) => it.to === null)).toHaveLength(1)
  const changes = events.filter((it) => it.eventType === '1').map((it) => it.date)
  expect(oldestFirst.slice(1).map((it) => it.from)).toEqual(changes)
  for (const [index, { to }] of oldestFirst.slice(0, -1).entries()) {
    expect(Number(to)).toBeLessThan(Number(oldestFirst[index + 1]?.from))
  }
})

test('the return of a manager who was there from the start is that of the fund', async () => {
  const market = builtInMarket(DEFAULT_SEED)
  const alone = market.funds.find(
    (it) => !it.isMoney && market.archives?.tenures(it.code, market.start).length === 1,
  )
  const fundCode = alone?.code ?? ''
  const { managers } = await ask(sandbox, listFundManagers, { fundCode })
  const one = await ask(sandbox, queryFundOne, { fundCode })
  expect(managers[0]?.tenureReturn).toBe(one.stages.find((it) => it.stage === 'all')?.own)
  expect(managers[0]?.otherFunds.map((it) => it.fundCode)).not.toContain(fundCode)
})

describe('holdings', () => {
  test.each(SAMPLE)('of %s add up and name their report', async (fundCode) => {
    const latest = await ask(sandbox, queryFundHoldings, { fundCode })
    expect(latest.reportDate).toBe('20251231')
    expect(latest.reportDates[0]).toBe('20251231')
    const shares = latest.assets.map((it) => it.share)
    // Bond funds borrow.
    const isBonds = fundCode === '980501'
    expect(Number(sum(shares)) > 100).toBe(isBonds)
    expect(Number(sum(shares))).toBeGreaterThanOrEqual(100)
    const stocks = latest.assets.find((it) => it.name === '股票')?.share ?? '0'
    expect(Number(sum(latest.industries.map((it) => it.share)))).toBe(Number(stocks))
    expect(Number(sum(latest.stocks.map((it) => it.share)))).toBeLessThanOrEqual(Number(stocks))
    expect(latest.stocks.length).toBeLessThanOrEqual(10)
    expect(latest.bonds.length).toBeLessThanOrEqual(5)
    const sorted = latest.stocks.map((it) => Number(it.share))
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
  })

  test('of an earlier report explain the changes of the later one', async () => {
    const fundCode = '980107'
    const now = await ask(sandbox, queryFundHoldings, { fundCode })
    const before = await ask(sandbox, queryFundHoldings, { fundCode, reportDate: '20250930' })
    const old = new Map(before.stocks.map((it) => [it.code, it.share]))
    expect(
      now.stocks.map(({ code, share }) =>
        old.has(code) ? Number(subtract(share, old.get(code) ?? '0')) : null,
      ),
    ).toEqual(now.stocks.map(({ change }) => (change === null ? null : Number(change))))
    expect(now.stocks.some((it) => it.change !== null)).toBe(true)
    const { records, total } = await ask(sandbox, listPositionChanges, {
      fundCode,
      page: 1,
      size: 3,
    })
    expect(total).toBe(now.reportDates.length - 1)
    expect(records.map((it) => it.reportDate)).toEqual(now.reportDates.slice(0, 3))
    const first = records[0]?.changes.find((it) => it.code === now.stocks[0]?.code)
    expect(first?.after).toBe(now.stocks[0]?.share)
  })

  test('of two classes are the same', async () => {
    const a = await ask(sandbox, queryFundHoldings, { fundCode: '980107' })
    expect(await ask(sandbox, queryFundHoldings, { fundCode: '980108' })).toEqual(a)
  })

  test('of a missing report are not found, and before the first report there are none', async () => {
    const fields = { fundCode: '980107', reportDate: '20250101' }
    expect((await call(sandbox, queryFundHoldings, fields)).retCode).toBe(RET.notFound)
    expect(await ask(sandbox, queryFundHoldings, { fundCode: '980407' })).toMatchObject({
      reportDate: null,
      stocks: [],
    })
  })
})

test.each(['980207', '980405', '980501', '980101'])(
  'dividends of %s are those of the value history and of the events',
  async (fundCode) => {
    const { points } = await ask(sandbox, queryNavHistory, { fundCode })
    const paid = points.flatMap((it) => (it.dividend === null ? [] : [[it.date, it.dividend]]))
    const { dividends } = await ask(sandbox, listFundDividends, { fundCode })
    expect(dividends.map((it) => [it.exDate, it.perShare])).toEqual(paid.toReversed())
    const market = builtInMarket(DEFAULT_SEED)
    const paidOn = (date: string) => addTradingDays(date, 2, market.isTradingDay)
    expect(dividends.map((it) => it.payDate)).toEqual(dividends.map((it) => paidOn(it.exDate)))
    const { events } = await ask(sandbox, listFundEvents, { fundCode })
    const marked = events.filter((it) => it.eventType === '7').map((it) => it.date)
    expect(marked).toEqual(paid.map(([date]) => date))
    const fields = { fundCode, kind: 'dividend', page: 1, size: 50 }
    expect((await ask(sandbox, listFundAnnouncements, fields)).total).toBe(paid.length)
  },
)

test.each(SAMPLE)('the scale of %s is its shares at the value of the day', async (fundCode) => {
  const { points } = await ask(sandbox, queryNavHistory, { fundCode })
  const { scales } = await ask(sandbox, listFundScales, { fundCode })
  expect(scales.length).toBeGreaterThan(5)
  for (const { date, scale, totalShares } of scales) {
    const nav = points.findLast((it) => it.date <= date)?.nav ?? '1.0000'
    expect(scale).toBe(roundCent(multiply(totalShares, nav)))
  }
  const reports = scales.filter((it) => it.institutionShare !== null).map((it) => it.date)
  expect(reports.every((date) => /(?:0630|1231)$/.test(date))).toBe(true)
})

test('documents and announcements are dated by today and can be opened', async () => {
  const db = new Database(':memory:')
  const market = builtInMarket(DEFAULT_SEED)
  const pages = documentRoutes({ market, clock: new Clock(db, market.start) })
  const fundCode = '980203'
  const { documents } = await ask(sandbox, listFundDocuments, { fundCode })
  expect(documents.map((it) => it.kind)).toEqual([
    'contract',
    'prospectus',
    'summary',
    'custody',
    'risk',
  ])
  const news = await ask(sandbox, listFundAnnouncements, { fundCode, page: 1, size: 50 })
  const dates = news.records.map((it) => it.date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect([...dates, ...documents.map((it) => it.date)].every((date) => date <= TODAY)).toBe(true)
  expect(new Set(news.records.map((it) => it.kind))).toContain('trading')
  for (const { documentId, url, title, bytes } of [...documents, ...news.records]) {
    const file = url.endsWith('.pdf')
    expect(url).toBe(`/documents/${documentId}${file ? '.pdf' : ''}`)
    const answer = await pages.request(url.replace('/documents', ''))
    expect(answer.headers.get('content-type')).toMatch(file ? 'application/pdf' : 'text/html')
    expect((await answer.clone().arrayBuffer()).byteLength).toBe(bytes)
    // A PDF's words are packed.
    expect(await answer.text()).toContain(file ? '%PDF-' : title)
  }
  expect((await pages.request('/980203-report-20991231')).status).toBe(404)
  const ids = [...documents, ...news.records].map((it) => it.documentId)
  expect(new Set(ids).size).toBe(ids.length)
  db.close()
})

test('announcements come page by page and by kind', async () => {
  const fields = { fundCode: '980107', kind: 'report', size: 7 }
  const one = await ask(sandbox, listFundAnnouncements, { ...fields, page: 1 })
  const two = await ask(sandbox, listFundAnnouncements, { ...fields, page: 2 })
  expect(one.records).toHaveLength(7)
  expect(one.total).toBeGreaterThan(14)
  const all = [...one.records, ...two.records]
  expect(all.every((it) => it.kind === 'report')).toBe(true)
  expect(new Set(all.map((it) => it.documentId)).size).toBe(14)
})

test('classes of a fund differ in fees; Y is for pension accounts alone', async () => {
  const { classes } = await ask(sandbox, listFundClasses, { fundCode: '980107' })
  expect(classes.map((it) => [it.fundCode, it.className, it.pensionOnly])).toEqual([
    ['980107', 'A', false],
    ['980108', 'C', false],
  ])
  expect(classes.map((it) => it.salesServiceRate)).toEqual(['0.00', '0.40'])
  const market = builtInMarket(DEFAULT_SEED)
  const pension = market.funds.find((it) => it.name.endsWith('Y'))?.code ?? ''
  const found = (await ask(sandbox, listFundClasses, { fundCode: pension })).classes
  expect(found.map((it) => it.className)).toEqual(['A', 'C', 'Y'])
  const [a, , y] = found
  expect(Number(y?.managementRate)).toBeLessThan(Number(a?.managementRate))
  expect(Number(y?.yearReturn)).toBeGreaterThan(Number(a?.yearReturn))
  expect(y?.pensionOnly).toBe(true)
  expect(await ask(sandbox, queryFundOne, { fundCode: pension })).toMatchObject({
    applyStatus: 'open',
    applyNote: '仅供个人养老金资金账户购买',
    pensionOnly: '1',
  })
})

test('a report is published three weeks after its quarter', async () => {
  const later = await openSandbox()
  const reportOn = async (to: string) => {
    await control(later, 'clock', { to })
    return (await ask(later, queryFundHoldings, { fundCode: '980107' })).reportDate
  }
  expect(await reportOn('20260421100000')).toBe('20251231')
  expect(await reportOn('20260422100000')).toBe('20260331')
  await later.stop()
})
