import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
import { listIndexValuations, queryFundRanking } from '#api/calls/fund-market.ts'
import {
  getAlertMsg,
  listFundEvents,
  queryAllFundName,
  queryFundOne,
  queryNavHistory,
} from '#api/calls/fund.ts'
import { syncWatched } from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { EMPTY_WATCH_LIST } from '#domain/watch/watch-list.ts'
import { queryHolding } from '#api/calls/asset.ts'
import { queryFundInfo } from '#api/calls/trade.ts'
import { loadedMarket } from './loaded-market.ts'
import { dayChange } from '#domain/fund/performance.ts'
import {
  ask,
  buy,
  call,
  control,
  openSandbox,
  orderRecord,
  signIn,
} from '#test/sandbox/testing/test-client.ts'

let folder: string
const FILES: Record<string, string> = {
  'funds.csv':
    '基金代码,拼音缩写,基金简称,基金类型,拼音全称\n' +
    '900001,JIA,甲混合,混合型-灵活,JIAHUNHE\n' +
    '900002,YI,乙混合,混合型-灵活,YIHUNHE\n' +
    '900003,BING,丙债券,债券型-长债,BINGZHAIQUAN\n' +
    '000198,DING,丁货币,货币型-普通货币,DINGHUOBI\n',
  'fund-rank.csv':
    '基金代码,基金简称,日期,单位净值,累计净值,日增长率,近1周,近1月,近3月,近6月,近1年,近2年,近3年,今年来,成立来,手续费\n' +
    '900001,甲混合,2025-07-18,1.234,2.5,-0.98,9.94,8.45,,26.18,150.47,68.34,,53.02,93.54,0.15%\n' +
    '900002,乙混合,2025-07-18,2.0,2.0,0.1,1,9,,2,3,4,,5,6,0.00%\n',
  'nav/900001.csv':
    '净值日期,单位净值,累计净值,日增长率,申购状态,赎回状态,分红送配\n' +
    '2020-12-31,1.1000,2.2000,1.59%,限制大额申购,开放赎回,nan\n' +
    '2020-12-30,1.0828,2.1828,nan,开放申购,开放赎回,每份派现金0.1000元\n',
  'money-fund-yield-000198.csv':
    'mfd_date,mfd_daily_yield,mfd_7daily_yield\n20130701,1.5787,6.307\n',
  'index-000300.csv': 'date,close\n2020-12-31,5211.2885\n',
  'trading-days.csv': 'cal_date,is_open\n2025-07-21,0\n2025-07-22,1\n',
}

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'funds-'))
  write(FILES)
})
afterEach(() => rmSync(folder, { recursive: true }))

test("the file of markets abroad says which have to be open on a fund's days", async () => {
  write({
    'funds.csv': `${FILES['funds.csv']}900004,WU,戊全球,QDII,WUQUANQIU\n900005,JI,己全球,QDII,JIQUANQIU\n`,
    'overseas-markets.csv': '基金代码,境外市场\n900001,HK\n900005,US\n900002,MARS\n',
  })
  const said: string[] = []
  const market = loadedMarket(folder, 'abroad', (line) => said.push(line))
  expect(market.funds.map((it) => [it.code, it.overseasMarkets])).toEqual([
    ['900001', ['HK']],
    ['900002', []],
    ['900003', []],
    ['000198', []],
    // A QDII that the file does not name needs all of them.
    ['900004', ['HK', 'US']],
    ['900005', ['US']],
  ])
  expect(said.join('\n')).toContain('overseas-markets.csv line 4: "MARS" is none of HK, US')
})

test('funds, values and stages are those of the files, and all else is unknown', async () => {
  const sandbox = await openSandbox({ dataDir: folder })
  // The first open day after the newest value, by the file's own calendar.
  expect(await control(sandbox, 'clock')).toMatchObject({
    now: expect.stringMatching(/^2025072210/),
  })
  const { fundInfos } = await ask(sandbox, queryAllFundName)
  expect(fundInfos.map((it) => [it.fundCode, it.pinyin, it.fundTypeCode])).toEqual([
    ['900001', 'JIA', '4'],
    ['900002', 'YI', '4'],
    ['900003', 'BING', '3'],
    ['000198', 'DING', '2'],
  ])
  const fund = await ask(sandbox, queryFundOne, { fundCode: '900001' })
  expect(fund).toMatchObject({
    nav: '1.2340',
    navDate: '20250718',
    dayChange: '-0.98',
    companyName: '',
    scale: null,
    purchaseTiers: [{ upTo: null, rate: '0.15', flat: null }],
    discount: null,
  })
  expect(fund.stages.map((it) => [it.stage, it.own, it.peer, it.rank, it.of])).toEqual([
    ['1w', '9.94', '5.47', 1, 2],
    ['1m', '8.45', '8.73', 2, 2],
    ['3m', null, null, null, null],
    ['6m', '26.18', '14.09', 1, 2],
    ['1y', '150.47', '76.74', 1, 2],
    ['3y', null, null, null, null],
    ['5y', null, null, null, null],
    ['ytd', '53.02', '29.01', 1, 2],
    ['all', '93.54', '49.77', 1, 2],
  ])
  const history = await ask(sandbox, queryNavHistory, { fundCode: '900001' })
  expect(history.points.map((it) => [it.date, it.dayChange, it.dividend])).toEqual([
    ['20201230', null, '0.1000'],
    ['20201231', '1.59', null],
    ['20250718', '-0.98', null],
  ])
  expect(history.benchmark).toEqual([null, 5211.2885, null])
  expect((await ask(sandbox, queryFundOne, { fundCode: '000198' })).navDate).toBe('20130701')
  await sandbox.stop()
})

test('a fund without a value cannot be bought; one with a value is confirmed at a simulated one', async () => {
  const sandbox = await openSandbox({ dataDir: folder })
  const zhang = await signIn(sandbox, 'zhang')
  expect(await ask(sandbox, queryFundOne, { fundCode: '900003' })).toMatchObject({
    nav: null,
    navDate: null,
    establishDate: null,
    managementRate: null,
    applyStatus: 'suspended',
  })
  expect(await ask(sandbox, queryFundInfo, { fundCode: '900003' }, zhang)).toMatchObject({
    transPreInfo: { applyFlag: '0' },
  })
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '900001', amount: '1000.00' })
  await control(sandbox, 'clock', { next: 'settlement' })
  const record = await orderRecord(sandbox, zhang, applyNo)
  expect(record).toMatchObject({ status: '1', fee: '1.50', transactionDate: '20250722' })
  expect(Number(record.nav)).toBeGreaterThan(1)
  sandbox.assertBalanced()
  await sandbox.stop()
})

test('a fund that the files call closed can be neither bought nor sold', async () => {
  const closed = (FILES['nav/900001.csv'] ?? '').replace('限制大额申购,开放赎回', '暂停申购,封闭期')
  write({ 'nav/900001.csv': closed })
  const sandbox = await openSandbox({ dataDir: folder })
  expect(await ask(sandbox, queryFundOne, { fundCode: '900001' })).toMatchObject({
    applyStatus: 'suspended',
    redeemStatus: 'suspended',
  })
  const open = await ask(sandbox, queryFundOne, { fundCode: '900002' })
  expect(open).toMatchObject({ applyStatus: 'open', redeemStatus: 'open' })
  await sandbox.stop()
})

test('what no file says is null or empty', async () => {
  const sandbox = await openSandbox({ dataDir: folder })
  const fund = { fundCode: '900001' }
  const paged = { ...fund, page: 1, size: 10 }
  expect(await ask(sandbox, queryFundArchives, fund)).toEqual({
    fullName: '甲混合',
    establishDate: null,
    companyName: '',
    custodianName: '',
    registrarName: '',
    aim: '',
    scope: '',
    strategy: '',
    benchmark: '沪深300指数',
    riskReturn: '',
    dividendRule: '',
  })
  expect(await ask(sandbox, listFundManagers, fund)).toEqual({ managers: [] })
  expect(await ask(sandbox, queryFundHoldings, fund)).toEqual({
    reportDate: null,
    reportDates: [],
    assets: [],
    industries: [],
    stocks: [],
    bonds: [],
  })
  expect(await ask(sandbox, listPositionChanges, paged)).toEqual({ total: 0, records: [] })
  expect(await ask(sandbox, listFundDocuments, fund)).toEqual({ documents: [] })
  expect(await ask(sandbox, listFundAnnouncements, paged)).toEqual({ total: 0, records: [] })
  expect(await ask(sandbox, listFundScales, fund)).toEqual({ scales: [] })
  // The history says that something was paid; that is known, and not who was registered or when the
  // money came.
  expect((await ask(sandbox, listFundDividends, fund)).dividends).toEqual([
    { recordDate: null, exDate: '20201230', payDate: null, perShare: '0.1000' },
  ])
  const bond = { fundCode: '900003' }
  expect(await ask(sandbox, listFundDividends, bond)).toEqual({ dividends: [] })
  expect((await call(sandbox, queryFundArchives, { fundCode: '999999' })).retCode).toBe(
    RET.notFound,
  )
  expect((await ask(sandbox, listFundEvents, fund)).events).toEqual([
    { date: '20201230', eventType: '7', content: '每份现金分红 0.1000 元' },
  ])
  expect((await ask(sandbox, listFundClasses, fund)).classes).toMatchObject([
    { fundCode: '900001', className: '', nav: '1.2340', yearReturn: '150.47' },
  ])
  expect((await ask(sandbox, getAlertMsg, { fundCode: '900003' })).alerts).toMatchObject([
    { title: '暂无净值' },
  ])
  await sandbox.stop()
})

test('rankings have the published returns; funds without a value are not among them', async () => {
  const sandbox = await openSandbox({ dataDir: folder })
  const { total, date, records } = await ask(sandbox, queryFundRanking, { page: 1, size: 10 })
  expect([total, date]).toEqual([3, '20250718'])
  expect(records.map((it) => [it.fundCode, it.returns[1], it.drawdowns[1]])).toEqual([
    ['900001', '150.47', null],
    ['900002', '3.00', null],
    ['000198', null, null],
  ])
  // The files hold no earnings.
  expect(await ask(sandbox, listIndexValuations)).toEqual({ source: '', indexes: [] })
  await sandbox.stop()
})

const NAV = FILES['nav/900001.csv'] ?? ''
const RANK = FILES['fund-rank.csv'] ?? ''

/** The sandbox over the folder, and what it said of lines that it left out. */
async function opened() {
  const said: string[] = []
  const sandbox = await openSandbox({ dataDir: folder, notice: (line) => said.push(line) })
  return { sandbox, said }
}

describe('a line that cannot be read', () => {
  test.each([
    ['funds.csv', `${FILES['funds.csv']}12,A,B,C,D\n`, '"12" is no fund code of six digits', 6],
    ['funds.csv', `${FILES['funds.csv']}900009,A,B\n`, '5 columns expected, 3 found', 6],
    ['funds.csv', `${FILES['funds.csv']}900001,A,B,C,D\n`, '900001 is there before', 6],
    ['fund-rank.csv', RANK.replace('1.234', 'x'), '"x" in column 单位净值 is no number', 2],
    ['fund-rank.csv', RANK.replace('1.234', '0'), '单位净值 is 0.0000', 2],
    ['fund-rank.csv', RANK.replace('2025-07-18,2.0', '2025-02-30,2.0'), 'is no date', 3],
    ['fund-rank.csv', RANK.replace('0.15%', '-0.15%'), '手续费 is -0.150', 2],
    [
      'fund-rank.csv',
      `${RANK}900002,乙,2025-07-18,3.0,3.0,0,1,9,,2,3,4,,5,6,\n`,
      'there before',
      4,
    ],
    ['nav/900001.csv', NAV.replace('每份派', '送'), 'is no dividend', 3],
    ['nav/900001.csv', NAV.replace(',2.2000,', ',,'), '累计净值 is missing', 2],
    ['nav/900001.csv', NAV.replace('1.1000', '-1.1'), '单位净值 is -1.1000', 2],
    ['nav/900001.csv', NAV.replace('1.59%', '?'), '"?" in column 日增长率', 2],
    ['nav/900001.csv', `${NAV}2020-12-31,1.2000,2.2,,开放申购,开放赎回,\n`, 'and differs', 4],
    ['trading-days.csv', `${FILES['trading-days.csv']}2025-07-23,maybe\n`, 'neither 0 nor 1', 4],
    ['index-000300.csv', 'date,close\n2020-12-31,\n', 'close is missing', 2],
    [
      'money-fund-yield-000198.csv',
      `${FILES['money-fund-yield-000198.csv']}20130702,,\n`,
      'is missing',
      3,
    ],
  ])('of %s is left out and said: %#', async (name, text, words, line) => {
    write({ [name]: text })
    const { sandbox, said } = await opened()
    expect(said).toHaveLength(2)
    expect(said[0]).toBe('1 line of the data left out:')
    expect(said[1]).toContain(`${name} line ${line}: `)
    expect(said[1]).toContain(words)
    expect((await ask(sandbox, queryAllFundName)).fundInfos).toHaveLength(4)
    await sandbox.stop()
  })

  test('is said with nineteen others at most, and how many more there are', async () => {
    const odd = Array.from({ length: 30 }, (_, at) => `${at},A,B,C,D\n`).join('')
    write({ 'funds.csv': `${FILES['funds.csv']}${odd}` })
    const { sandbox, said } = await opened()
    expect(said).toHaveLength(22)
    expect([said[0], said[21]]).toEqual(['30 lines of the data left out:', '  and 10 more'])
    await sandbox.stop()
  })

  test('is none where a day or a fund is there twice in the same words, or a change is dashes', async () => {
    const [header = '', first = '', second = ''] = NAV.split('\n')
    const dashes = second.replace('nan,开放', '--,开放')
    write({ 'nav/900001.csv': [header, first, first, dashes, dashes, ''].join('\n') })
    const { sandbox, said } = await opened()
    expect(said).toEqual([])
    const { points } = await ask(sandbox, queryNavHistory, { fundCode: '900001' })
    expect(points.map((it) => [it.date, it.dividend])).toEqual([
      ['20201230', '0.1000'],
      ['20201231', null],
      ['20250718', null],
    ])
    await sandbox.stop()
  })
})

describe('a split', () => {
  test.each([
    ['每份基金份额分拆2份', '2'],
    ['每份基金份额折算1.041份', '1.041'],
    ['每份基金份额拆分为1.5份', '1.5'],
    ['每份派现金0.0500元;每份基金份额分拆2份', '2'],
  ])('written as %s counts in values, returns and events', async (words, split) => {
    const days = [
      // By hand: two shares of 1.05 are 2.10 of 2.00, and 1.10 of them is 2.20: 10 %.
      `2020-12-31,1.1000,3.2000,,开放申购,开放赎回,nan`,
      `2020-12-30,1.0500,3.1500,,开放申购,开放赎回,${words}`,
      `2020-12-29,2.0000,3.0000,,开放申购,开放赎回,nan`,
    ]
    const header = NAV.split('\n')[0] ?? ''
    const rank = RANK.split('\n')
      .filter((line) => !line.startsWith('900001'))
      .join('\n')
    write({ 'fund-rank.csv': rank, 'nav/900001.csv': [header, ...days, ''].join('\n') })
    const { sandbox, said } = await opened()
    expect(said).toEqual([])
    const { points } = await ask(sandbox, queryNavHistory, { fundCode: '900001' })
    expect(points.slice(0, 3).map((it) => it.split ?? null)).toEqual([null, split, null])
    const { events } = await ask(sandbox, listFundEvents, { fundCode: '900001' })
    expect(events.find((it) => it.eventType === '5')?.content).toBe(
      `份额折算，每份变为 ${split} 份`,
    )
    expect(dayChange({ nav: '1.05', navBefore: '2', split })).toBe(
      split === '2' ? '5.00' : split === '1.5' ? '-21.25' : '-45.35',
    )
    await sandbox.stop()
  })
})

/** Splits of a holding; values by hand. */
describe('the holding of a fund that splits its shares', () => {
  test.each([
    ['分拆2份', 2],
    ['折算1.041份', 1.041],
    ['折算0.5份', 0.5],
  ])('has them once, on the day of 每份基金份额%s', async (words, split) => {
    const [header = ''] = NAV.split('\n')
    const after = (2 / split).toFixed(4)
    const days = [
      `2020-12-31,${after},3.0,,开放申购,开放赎回,nan`,
      `2020-12-30,${after},3.0,,开放申购,开放赎回,每份基金份额${words}`,
      ...['2020-12-29', '2020-12-28', '2020-12-25'].map(
        (day) => `${day},2.0000,3.0,,开放申购,开放赎回,nan`,
      ),
    ]
    write({ 'nav/900001.csv': [header, ...days, ''].join('\n') })
    const sandbox = await openSandbox({ dataDir: folder, now: '20201228100000' })
    const [zhang, wang] = [await signIn(sandbox, 'zhang'), await signIn(sandbox, 'wang')]
    await buy(sandbox, zhang, { fundCode: '900001', amount: '1000.00' })
    const star = { fundCode: '900001', on: true, at: 1, group: '', note: '', editedAt: 0 }
    for (const session of [zhang, wang])
      await ask(sandbox, syncWatched, { ...EMPTY_WATCH_LIST, funds: [star], order: [] }, session)
    const held = async () => {
      sandbox.assertBalanced()
      return await ask(sandbox, queryHolding, { fundCode: '900001' }, zhang)
    }
    await control(sandbox, 'clock', { to: '20201230100000' })
    expect(await held()).toMatchObject({ shares: '499.25', costPrice: '2.0030' })
    for (const to of ['20201230230000', '20201231100000', '20210104100000']) {
      await control(sandbox, 'clock', { to })
      const { shares, costPrice } = await held()
      const all = (499.25 * split).toFixed(2)
      const price = (1000 / Number(all)).toFixed(4)
      expect([to, shares, costPrice]).toEqual([to, all, price])
    }
    // A holder, and who only watches the fund, read of it once each.
    for (const session of [zhang, wang]) {
      const { items } = await ask(sandbox, listMessages, { kind: 'fund', size: 50 }, session)
      expect(items.filter(({ title }) => title === '基金份额折算')).toHaveLength(1)
    }
    await sandbox.stop()
  })
})

test('a fund of an exchange can be neither bought nor sold, and says why', async () => {
  write({ 'nav/900001.csv': NAV.replace('限制大额申购,开放赎回', '场内买入,场内卖出') })
  const { sandbox } = await opened()
  expect(await ask(sandbox, queryFundOne, { fundCode: '900001' })).toMatchObject({
    applyStatus: 'suspended',
    redeemStatus: 'suspended',
    applyNote: '该基金只在证券交易所买卖，请通过证券账户交易',
    planMinAmount: null,
  })
  await sandbox.stop()
})

describe('a bad folder of data', () => {
  test('with another header is refused by file and line', async () => {
    write({ 'funds.csv': '基金代码,x\n' })
    await expect(openSandbox({ dataDir: folder })).rejects.toThrow('funds.csv line 1')
  })

  test('without funds is refused by the missing file', async () => {
    rmSync(path.join(folder, 'funds.csv'))
    await expect(openSandbox({ dataDir: folder })).rejects.toThrow('funds.csv is not in')
  })
})
