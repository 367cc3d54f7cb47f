// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  PROMOTED_RANGES,
  PROMOTED_STAGES,
  RANKS,
  YEARLY_RATES,
} from '#domain/publicity/publicity.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { customizedPaths } from '#paths/customized.ts'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { alipayFixedPlusPaths } from '#paths/funds/alipay-fixed-plus.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { homePaths } from '#paths/home.ts'
import { refusedWords, SHORT_RANGES } from '#domain/publicity/words.ts'
import { ask } from './sandbox/testing/test-client.ts'
import { SEEDED_TOKENS } from './sandbox/departments/trading/holding-shares.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'
import { button, click, one, type as typeInto } from '#ui/testing/in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
  // Computes the figures of four hundred funds once: seconds on a busy machine.
  await ask(provider.sandbox, queryFundRanking, { page: 1, size: 1 })
})
afterEach(async () => {
  await app?.close()
  app = null
})
afterAll(() => provider.sandbox.stop())

async function shown(address: string, user: string | null): Promise<string> {
  app = await openApp(provider, address, user)
  const text = app.text()
  // The screen itself was drawn, and not the page of an error.
  expect(text).not.toMatch(/没有正常打开|加载失败|重新加载/)
  return text
}

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? null
const FUND = { fundCode: '980303' }
const SHARED = SEEDED_TOKENS.live

/**
 * The screens that show a fund to somebody who has not chosen it, with words that the screen must
 * have.
 */
const PROMOTING = [
  ['home', homePaths.home.to(), null, '禾岸宝'],
  ['home of a holder', homePaths.home.to(), 'zhang', '我的持有'],
  ['the ranking', fundPortalPaths.performance.to(), null, '同期最大回撤'],
  ['the ranking over five years', fundPortalPaths.performance.to({ stage: '5y' }), null, '近5年'],
  ['published values', fundPortalPaths.valuation.to(), null, '净值'],
  ['index valuations', fundPortalPaths.valuation.to({ view: 'index' }), null, '市盈率'],
  ['an index', fundIndexPaths.indexDetail.to({ indexCode: '880800' }), null, '百分位'],
  ['all indexes', fundIndexPaths.indexDetail.to(), null, '市净率'],
  ['all funds', fundPortalPaths.allFundList.to(), null, '热门板块'],
  ['search results', fundPortalPaths.allFundList.to({ words: 'hacz' }), null, '禾岸成长混合A'],
  ['funds to buy', fundPortalPaths.buyFundList.to(), 'zhang', '同期最大回撤'],
  ['funds for plans', fundPortalPaths.directFundList.to(), 'zhang', '同期最大回撤'],
  ['funds for plans that stop', fundPortalPaths.stopWinFundList.to(), 'zhang', '同期最大回撤'],
  ['boards', rankListPaths.allRankList.to(), null, '查看全部'],
  ['a board', rankListPaths.rankDetail.to({ ruleId: 'long-mixed' }), null, '来源：'],
  ['a board by drawdown', rankListPaths.rankDetail.to({ ruleId: 'calm-bond' }), null, '名次按'],
  ['cash', rankListPaths.rankDetail.to({ ruleId: 'cash' }), null, '万份收益'],
  ['active equity', initiativePaths.initiativeFundList.to(), null, '经理任职'],
  ['a bright spot', brightSpotFundsPaths.fundList.to(), null, '下一个：'],
  ['a bright spot by return', brightSpotFundsPaths.fundList.to({ sort: 'return' }), null, '近3年'],
  ['conditions', easySelectFundPaths.easySelectHome.to(), null, '最高风险'],
  ['what fits conditions', easySelectFundPaths.easySelectResult.to({ q: 'type-4' }), null, '共 '],
  ['companies', companySelectFundPaths.companySelectFundHome.to(), null, '本公司'],
  [
    'funds of a company',
    companySelectFundPaths.companySelectFundSearch.to({ words: '禾岸' }),
    null,
    '同期最大回撤',
  ],
  ['固收+', fixedPlusPaths.fixedPlusHome.to(), null, '按近1年最大回撤'],
  ['a band of it', fixedPlusPaths.fixedPlusStrategy.to(), null, '下跌后多久修复'],
  [
    'the page of the payment app',
    alipayFixedPlusPaths.alipayFixedPlusHome.to(),
    null,
    '按近1年最大回撤',
  ],
  ['its newer edition', alipayFixedPlusPaths.newFixedPlusHome.to(), null, '三步看懂'],
  ['the choice by need', customizedPaths.customizedPage.to(), 'zhang', '按需选基'],
] as const

/** The facts that are disclosed of a fund that somebody has opened. */
const DISCLOSING = [
  ['a fund', fundDetailPaths.fundDetailSingle.to(FUND), null, '阶段涨幅'],
  [
    'a money-market fund',
    fundDetailPaths.fundDetailSingle.to({ fundCode: '001386' }),
    null,
    '七日年化',
  ],
  ['returns of a fund', fundDetailPaths.fundPerformanceHistory.to(FUND), null, '各期业绩'],
  ['the record of a fund', fundDetailPaths.fundAchievement.to(FUND), null, '年度业绩'],
  ['position changes', fundDetailPaths.fundConversionStrategy.to(FUND), null, '公布日期'],
  ['cash', fundDetailPaths.fundCurrency.to(), 'zhang', '万份收益'],
  ['feature data', fundDetailPaths.featureData.to(FUND), null, '同类中位数'],
  ['a strategy', fundDetailPaths.fundStrategy.to({ productCode: '20000001' }), null, '当前状态'],
  ['a shared holding', fundDetailPaths.fundSharePage.to({ s: SHARED }), null, '持有天数'],
  [
    'the sharing of one',
    fundDetailPaths.fundShareBridge.to({ fundCode: '980301' }),
    'zhang',
    '生成',
  ],
] as const

describe('what promotes', () => {
  it.each(PROMOTING)(
    '%s shows no forbidden word and no short range',
    async (_, at, user, words) => {
      const text = await shown(at, user)
      expect(text).toContain(words)
      expect(refusedWords(text)).toEqual([])
      expect(found(text, SHORT_RANGES)).toBeNull()
      expect(found(text, YEARLY_RATES.words)).toBeNull()
    },
  )

  it.each(PROMOTED_STAGES)('a ranking by %s prints the fall next to the return', async (stage) => {
    expect(PROMOTED_RANGES.besides).toBe('maxDrawdown')
    await shown(fundPortalPaths.performance.to({ stage }), null)
    const rows = [...document.querySelectorAll('[role=listitem]')].map((row) => row.textContent)
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows.filter((shownRow) => shownRow.includes(STAGE_NAMES[stage]))) {
      expect(row).toContain('最大回撤')
    }
    expect(rows.some((shownRow) => shownRow.includes(STAGE_NAMES[stage]))).toBe(true)
  })

  it.each([
    fundPortalPaths.performance.to({ stage: '3y' }),
    fundPortalPaths.buyFundList.to(),
    rankListPaths.rankDetail.to({ ruleId: 'long-stock' }),
    initiativePaths.initiativeFundList.to({ order: 'managerYears' }),
    rankListPaths.allRankList.to(),
  ])('every return of %s has its benchmark, its fall and both days beside it', async (at) => {
    await shown(at, null)
    const rows = [...document.querySelectorAll('[role=listitem], li')]
      .map((row) => row.textContent)
      .filter((text) => text.includes('收益') && /[+-]\d+\.\d\d%/.test(text))
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) {
      expect(row).toMatch(/业绩比较基准 (?:[+-]?\d+\.\d\d%|--)/)
      expect(row).toMatch(/最大回撤/)
      expect(row).toMatch(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
    }
  })

  it('home offers history and boards where its search box is empty, by neither buyers nor searches', async () => {
    localStorage.clear()
    await shown(homePaths.home.to(), null)
    const box = one('input[type=search]')
    if (!(box instanceof HTMLInputElement)) throw new Error('no search box')
    await act(async () => box.focus())
    await app?.settle()
    expect(app?.text()).toContain('热门板块')
    expect(app?.text()).not.toContain('最近搜索')
    await click(button('全球'))
    await app?.settle()
    expect(box.value).toBe('全球')
    expect(app?.text()).toContain('全球医疗保健')
    await typeInto(box, '医药')
    await act(async () => box.form?.requestSubmit())
    await typeInto(box, '')
    await app?.settle()
    const text = app?.text() ?? ''
    expect(text).toContain('最近搜索')
    expect(button('医药')).toBeTruthy()
    expect(refusedWords(text)).toEqual([])
    await click(button('取消'))
    expect(app?.text()).not.toContain('热门板块')
  })
})

describe('what discloses', () => {
  it.each(DISCLOSING)('%s shows no forbidden word', async (_, at, user, words) => {
    const text = await shown(at, user)
    expect(text).toContain(words)
    expect(refusedWords(text)).toEqual([])
    expect(found(text, YEARLY_RATES.words)).toBeNull()
  })

  it('a fund with ranks prints their source, peers and day', async () => {
    expect(RANKS.besides).toEqual(['source', 'peers', 'date'])
    const text = await shown(fundDetailPaths.fundDetailSingle.to(FUND), null)
    expect(text).toMatch(/排名按三年及以上的收益，同类为.+，截至 2026-03-10，来源：/)
  })
})
