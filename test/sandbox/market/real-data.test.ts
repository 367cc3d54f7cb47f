import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFundDividends, queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { queryAllFundName, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { createSearchIndex, searchIndex } from '#domain/fund/fund-search.ts'
import { countByRule, listByRule, ruledFunds } from '#domain/fund/rule/evaluate-rule.ts'
import { variantsFrom } from '#domain/text/search-form.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { loadedMarket } from '#test/sandbox/market/loaded-market.ts'
import { publishedRules } from '#test/sandbox/market/rule/published-rules.ts'
import { ruledMarket } from '#test/sandbox/market/rule/ruled-market.ts'
import { ask, openSandbox } from '#test/sandbox/testing/test-client.ts'

const isQuick = (ms: number) => ms < 100

const REAL = process.env['H5_REAL_DATA'] ?? ''

describe.skipIf(!existsSync(path.join(REAL, 'funds.csv')))(
  'real data (skipped unless H5_REAL_DATA names its folder)',
  () => {
    // One for all tests, which only read: to load the list takes seconds.
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openSandbox({ dataDir: REAL })
    })
    afterAll(() => sandbox?.stop())

    test('loads with every fund of the list', async () => {
      const { fundInfos } = await ask(sandbox, queryAllFundName)
      expect(fundInfos).toHaveLength(24_453)
      expect(fundInfos.find((it) => it.fundCode === '005827')?.pinyin).toBe('YFDLCJXHH')
      expect(await ask(sandbox, queryFundOne, { fundCode: '005827' })).toMatchObject({
        nav: '1.8418',
        navDate: '20250718',
      })
      sandbox.assertBalanced()
    })

    test('every one of the 24,453 funds is found by code, name and pinyin initials', async () => {
      const { fundInfos, variants } = await ask(sandbox, queryAllFundName)
      const funds = fundInfos.map(({ fundCode, fundName, pinyin }) => ({
        code: fundCode,
        name: fundName,
        initials: pinyin,
      }))
      const meant = variantsFrom(variants)
      expect(new Set(funds.map((it) => it.code)).size).toBe(24_453)
      // A search walks the whole list: so each fund is looked for among its neighbours, and one in
      // a hundred in the whole list, with the variants that the list brings.
      const missed = (list: typeof funds, sought: typeof funds) => {
        const index = createSearchIndex(list, meant)
        return sought.flatMap((fund) =>
          [fund.code, fund.name, fund.initials, fund.name.replaceAll('(', '（'), `${fund.code}.OF`]
            .filter((words) => !searchIndex(index, words).includes(fund))
            .map((words) => `${fund.code} by "${words}"`),
        )
      }
      const blocks = Array.from({ length: Math.ceil(funds.length / 40) }, (_, index) =>
        funds.slice(index * 40, index * 40 + 40),
      )
      expect(blocks.flatMap((block) => missed(block, block))).toEqual([])
      expect(
        missed(
          funds,
          funds.filter((_, index) => index % 100 === 0),
        ),
      ).toEqual([])
    })

    test('every fund has an archive, and dividends as far as its history goes', async () => {
      const { fundInfos } = await ask(sandbox, queryAllFundName)
      const sample = fundInfos.filter((_, index) => index % 200 === 0)
      for (const { fundCode, fundName } of sample) {
        const archives = await ask(sandbox, queryFundArchives, { fundCode })
        expect(archives).toMatchObject({ fullName: fundName, establishDate: null })
      }
      const { dividends } = await ask(sandbox, listFundDividends, { fundCode: '110011' })
      const { points } = await ask(sandbox, queryNavHistory, { fundCode: '110011' })
      expect(dividends.map((it) => it.exDate).toReversed()).toEqual(
        points.flatMap((it) => (it.dividend === null ? [] : [it.date])),
      )
    })

    test('the ranking has every fund with a value', async () => {
      const fields = { page: 1, size: 50, words: '005827' }
      const { records, date } = await ask(sandbox, queryFundRanking, fields)
      expect(date).toBe('20250718')
      expect(records).toMatchObject([{ fundCode: '005827', nav: '1.8418' }])
      const { total } = await ask(sandbox, queryFundRanking, { page: 1, size: 1 })
      expect(total).toBeGreaterThan(17_800)
    })

    test('each rule lists and counts its funds within 100 ms, once they are indexed', () => {
      const market = loadedMarket(REAL, '1')
      const now = market.start
      const rules = publishedRules(market, now)
      const ids = rules.map(({ ruleId }) => ruleId)
      expect(ids).toContain('long-mixed')
      // The data names no manager, yearly cost or start date.
      for (const absent of ['low-fee', 'newly-open', 'dividend-years']) {
        expect([absent, ids.includes(absent)]).toEqual([absent, absent === 'dividend-years'])
      }
      // As on a day of which nothing is sorted yet.
      const funds = ruledFunds(ruledMarket(market, now).funds, ruledMarket(market, now).date)
      expect(funds.funds.length).toBeGreaterThan(17_800)
      for (const rule of rules) {
        const before = process.cpuUsage()
        const { records } = listByRule(funds, rule, { conditions: { risks: [2, 3, 4] } })
        const counts = countByRule(funds, rule, { risks: [2, 3, 4] })
        const { user, system } = process.cpuUsage(before)
        expect(counts.total).toBe(records.length)
        expect([rule.ruleId, (user + system) / 1000]).toEqual([
          rule.ruleId,
          expect.toSatisfy(isQuick),
        ])
      }
    })
  },
)
