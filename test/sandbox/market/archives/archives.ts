import { DIVIDEND_METHODS } from '#domain/business-codes.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { BuiltInFund } from '#test/sandbox/market/built-in-fund.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { announcements, fullFundName, standingFilings } from './filings.ts'
import type { Filing, Tenure, Terms, Archives } from '#test/sandbox/kernel/market/archives.ts'
import { fundScales } from './fund-scale.ts'
import { portfolioOn } from './portfolio.ts'
import { reportDates, reportsOut } from './report-dates.ts'
import { fundTenures } from './tenures.ts'

/** Archives of the built-in funds, from the seed and from their values. */
export function builtInArchives(
  funds: readonly BuiltInFund[],
  seed: string,
  rawPoints: (code: string, now: Time14) => readonly RawPoint[],
): Archives {
  const byCode = new Map(funds.map((fund) => [fund.code, fund]))
  const known = new Map<string, readonly Tenure[]>()
  let managed: Map<string, string[]> | undefined

  /** A list of the fund as of a day, or none for unknown codes. */
  const listed = <T>(
    code: string,
    now: Time14,
    make: (fund: BuiltInFund, today: Date8) => readonly T[],
  ): readonly T[] => {
    const fund = byCode.get(code)
    return fund ? make(fund, now.slice(0, 8)) : []
  }

  function allTenures(fund: BuiltInFund): readonly Tenure[] {
    let tenures = known.get(fund.code)
    if (!tenures) {
      tenures = fundTenures(fund, seed)
      known.set(fund.code, tenures)
    }
    return tenures
  }

  /** The tenures announced by `today`; a manager who had not left by then is still there. */
  const tenuresOn = (fund: BuiltInFund, today: Date8) =>
    allTenures(fund)
      .filter((it) => it.from <= today)
      .map(({ to, ...it }) => Object.assign(it, { to: to !== null && to >= today ? null : to }))

  function managedBy(managerId: string): readonly string[] {
    if (!managed) {
      managed = new Map()
      for (const fund of funds) {
        for (const { managerId: id, to } of allTenures(fund)) {
          if (to === null) managed.set(id, [...(managed.get(id) ?? []), fund.code])
        }
      }
    }
    return managed.get(managerId) ?? []
  }

  const archives: Archives = {
    terms(code) {
      const fund = byCode.get(code)
      return fund ? fundTerms(fund) : null
    },
    tenures: (code, now) => listed(code, now, tenuresOn),
    managedBy,
    tenuresBy: (managerId, now) =>
      funds.flatMap((fund) =>
        tenuresOn(fund, now.slice(0, 8))
          .filter((it) => it.managerId === managerId)
          .map((tenure) => ({ code: fund.code, tenure })),
      ),
    quarterReports: (code, now) =>
      listed(code, now, (fund, today) => {
        const papers = new Map(
          archives.announcements(code, now).map((it) => [it.documentId, it] as const),
        )
        return reportsOut(fund.establishDate, today)
          .filter(({ kind }) => kind === 'quarter')
          .flatMap(({ end, out }) => {
            const filing = papers.get(`${code}-report-${out}`)
            return filing ? [{ end, filing }] : []
          })
          .toReversed()
      }),
    reportDates: (code, now) =>
      listed(code, now, (fund, today) => reportDates(fund.establishDate, today)),
    portfolio(code, reportDate) {
      const fund = byCode.get(code)
      return fund ? portfolioOn(fund, seed, reportDate) : null
    },
    scales: (code, now) =>
      listed(code, now, (fund, today) => fundScales(fund, seed, rawPoints(code, now), today)),
    documents: (code, now) => listed(code, now, standingFilings),
    announcements: (code, now) =>
      listed(code, now, (fund, today) =>
        announcements(
          fund,
          { points: rawPoints(code, now), tenures: tenuresOn(fund, today) },
          today,
        ),
      ),
    filing(documentId, now) {
      const code = documentId.slice(0, 6)
      const all: Filing<string>[] = [
        ...archives.documents(code, now),
        ...archives.announcements(code, now),
      ]
      return all.find((it) => it.documentId === documentId) ?? null
    },
  }
  return archives
}

/** Invented: no bank is called so. */
const CUSTODIANS = ['岑岭商业银行股份有限公司', '沧浪银行股份有限公司', '穆原银行股份有限公司']

const SCOPES: Record<string, string> = {
  '1': '股票资产占基金资产的 80%–95%，其余为债券与现金。',
  '2': '现金，一年以内的银行存款、债券回购、同业存单，剩余期限 397 天以内的债券。',
  '3': '债券资产不低于基金资产的 80%，不直接买入股票。',
  '4': '股票、债券与货币市场工具，按合同约定的比例配置。',
  '5': '标的指数成份券及备选成份券不低于非现金资产的 80%。',
  '6': '境外证券市场的股票、基金与债券不低于基金资产的 80%。',
  '7': '经注册的公开募集基金不低于基金资产的 80%。',
  '8': '经注册的公开募集基金不低于基金资产的 80%，权益类资产比例随目标逐步调整。',
}
const STRATEGIES: Record<string, string> = {
  '2': '在保持流动性的前提下安排久期与信用等级。',
  '3': '以久期、期限结构与信用分析为主。',
  '5': '按标的指数的成份与权重构建组合，控制跟踪误差。',
}

/** Of a fund with an unknown contract: what is in the list of funds, and nothing invented. */
export const unfiledTerms = (fund: Fund): Terms => ({
  fullName: fund.name,
  establishDate: fund.establishDate,
  custodianName: '',
  registrarName: fund.companyName,
  aim: '',
  scope: '',
  strategy: '',
  riskReturn: '',
  dividendRule: '',
})

function fundTerms(fund: BuiltInFund): Terms {
  const code = fund.typeCode
  return {
    fullName: fullFundName(fund),
    establishDate: fund.establishDate,
    custodianName: CUSTODIANS[Number(fund.family) % CUSTODIANS.length] ?? '',
    registrarName: fund.companyName,
    aim:
      code === '5'
        ? '紧密跟踪标的指数，追求跟踪偏离度与跟踪误差最小化。'
        : `在控制风险的前提下，力争取得超越业绩比较基准（${fund.benchmarkName}）的回报。`,
    scope: SCOPES[code] ?? '',
    strategy: STRATEGIES[code] ?? '自上而下配置资产，自下而上挑选证券。',
    riskReturn: `${fund.typeName}基金，风险等级 R${fund.risk}。`,
    dividendRule: fund.isMoney
      ? '每日分配收益，自动转为基金份额。'
      : `可选现金分红或红利再投资，默认为${DIVIDEND_METHODS.get(fund.dividendMethod)}；分配后份额净值不低于面值。`,
  }
}
