// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { EXAMPLE_IDS, screenSamples } from '#test/screens/samples.ts'
import { openApp, openProvider, type AppInPage } from '#test/screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {}
  provider = await openProvider()
  // Computes the figures of four hundred funds once: seconds on a busy machine.
  await ask(provider.sandbox, queryFundRanking, { page: 1, size: 1 })
})
afterAll(async () => {
  await app?.close()
  localStorage.clear()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  await provider.sandbox.stop()
})

/** The parts of the kit, which never come to rest and are shown to no customer. */
const KIT = '/kit'

/** Each screen by one sample: of a user who is signed in, where it has one. */
const SAMPLES = Object.entries(screenSamples(EXAMPLE_IDS)).flatMap(([path, samples]) => {
  if (path === KIT) return []
  const sample = samples.find(({ user }) => user !== null) ?? samples[0]
  return sample === undefined ? [] : [{ path, ...sample }]
})

/** A sum of yuan, of shares or of grams of gold. */
const SUM = /(?<![\d.])[+-]?\d{1,3}(?:,?\d{3})*\.\d{2}(?=\s?[元份克])/gu

/** The words before a sum that is a limit, a least amount or a step by the rules of a product. */
const RULE =
  /(?:最多|至少|最低|最少卖出|剩余不足|起购金额|起存金额|金额递增|定投起点|每笔|每期|共|今日还可取)\s?$/

/** Screens with sums of something else than the account, each with what they are of. */
const OTHER_SUMS: Readonly<Record<string, string>> = {
  '/couponCenter/couponDetail': 'an example of the fee with the coupon',
  '/couponCenter/couponRangeList': 'fees of an example',
  '/inviteFriends2025V2/inviteeHomeV2': 'simulated money of the challenge',
  '/sft/sftHome': 'simulated money of the game',
  '/sft/sftPurchase': 'simulated money of the game',
  '/directInvestActivity/home': 'least amounts, and an example on the index',
  '/directInvestActivity/plan': 'amounts to choose from, and the fee of one',
  '/financial_intelligence/financialIntelligenceHome': 'amounts of a question',
  '/wxInviteFriend/wxFinancialExplain': 'an example of income per 10,000 shares',
  '/alipayFixedPlus/newFixedPlusHome': 'an example of a fall',
  '/embedChart/incomeChart': 'an example of 10,000 yuan',
  '/fund_detail/FundTradeRule': 'terms of the fund',
  '/fund_detail/FundCurrency': 'income of an example',
  '/fund_detail/FundStrategy': 'an example of an instalment',
  '/pensionZone/pensionTaxNewCalculatorResult': 'a calculation of typed figures',
  '/pensionZone/pensionTaxCalculatorResult': 'a calculation of typed figures',
  '/snowCalculator/snowCalculatorResult': 'a calculation of typed figures',
  '/charge/serviceCharge': 'a calculation of typed figures',
  '/charge/shiftRule': 'terms of the fund',
  '/fund_detail/FundDetailCombine': 'terms of the portfolio, and an example of 100,000 yuan',
  '/configAdvise/strategyDetails': 'terms of the portfolio, and an example of 100,000 yuan',
  '/configAdvise/strategyTrans': 'what is typed, and its parts',
  '/directInvest/directInvestCashier': 'a fee and a test of what is typed',
}

/** Rows, tables and links that hold no other. */
const ROWS = 'li, [role=listitem], a, button'

const withReturn = (row: string): boolean =>
  PROMOTED_STAGES.some((stage) => row.includes(STAGE_NAMES[stage])) && /[+-]\d+\.\d\d%/.test(row)

test.each(SAMPLES)(
  '$path hides the sums of the account, and has the benchmark and the fall beside each return in a list',
  async ({ path, address, user }) => {
    localStorage.setItem('hideAmounts', '1')
    app = await openApp(provider, address, user)
    const text = app.text()
    const own = [...text.matchAll(SUM)]
      .map(({ 0: sum, index }) => ({ sum, before: text.slice(Math.max(0, index - 14), index) }))
      .filter(({ before }) => !RULE.test(before))
      .map(({ sum, before }) => `${before}${sum}`)
    expect(OTHER_SUMS[path] === undefined ? own : []).toEqual([])
    const rows = [...document.querySelectorAll(ROWS)]
      .filter((row) => row.querySelector(ROWS) === null)
      .map((row) => row.textContent)
    for (const row of rows.filter(withReturn)) {
      // The error of an index fund is no return.
      if (row.includes('跟踪误差')) continue
      expect(row).toMatch(/业绩比较基准/)
      expect(row).toMatch(/最大回撤/)
    }
  },
)
