import { formatAmount } from '#domain/money/format-figures.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { BuiltInFund } from '#test/sandbox/market/built-in-fund.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { reportsOut } from './report-dates.ts'
import type { Tenure, StandingFiling, NewsFiling } from '#test/sandbox/kernel/market/archives.ts'

/** The contract's name of a fund, which is that of all its classes. */
export function fullFundName(fund: BuiltInFund): string {
  const name = fund.name.replace(/[ACY]$/, '')
  if (name.includes('证券投资基金')) return name
  return name.replace(/(\((?:QDII|FOF)\))?$/, `${fund.isMoney ? '市场' : '型'}证券投资基金$1`)
}

const spoken = (date: Date8) =>
  `${date.slice(0, 4)} 年 ${Number(date.slice(4, 6))} 月 ${Number(date.slice(6))} 日`

/**
 * The standing papers. The prospectus and the summary are renewed once a year, a month after the
 * fund's day.
 */
export function standingFilings(fund: BuiltInFund, today: Date8): StandingFiling[] {
  const drawnUp = addDays(fund.establishDate, -35)
  if (drawnUp > today) return []
  const full = fullFundName(fund)
  const renewed = lastRenewal(fund.establishDate, today) ?? drawnUp
  const paper = (
    kind: StandingFiling['kind'],
    title: string,
    date: Date8,
    text: readonly string[],
  ): StandingFiling => ({ documentId: `${fund.code}-${kind}-${date}`, kind, title, date, text })
  return [
    paper('contract', `${full}基金合同`, drawnUp, [
      `基金管理人：${fund.companyName}`,
      `业绩比较基准：${fund.benchmarkName}`,
      `管理费率每年 ${fund.managementRate}%，托管费率每年 ${fund.custodyRate}%，销售服务费率每年 ${fund.salesServiceRate}%。`,
    ]),
    paper('prospectus', `${full}招募说明书${renewed === drawnUp ? '' : '（更新）'}`, renewed, [
      `本基金风险等级为 R${fund.risk}，适合与之匹配的投资者。`,
      `首次申购最低金额 ${formatAmount(fund.minAmount)} 元。`,
    ]),
    paper('summary', `${fund.name}基金产品资料概要`, renewed, [
      `基金代码：${fund.code}`,
      `基金类型：${fund.typeName}`,
      `基金经理：${fund.managerName}`,
    ]),
    paper('custody', `${full}托管协议`, drawnUp, ['基金财产独立于管理人与托管人的固有财产。']),
    paper('risk', `${full}风险揭示书`, drawnUp, [
      `本基金风险等级为 R${fund.risk}。基金有风险，投资须谨慎；过往业绩不预示未来表现。`,
    ]),
  ]
}

function lastRenewal(established: Date8, today: Date8): Date8 | null {
  const inYear = (year: number) => addDays(`${year}${dayOfYear(established)}`, 30)
  const year = Number(today.slice(0, 4))
  const latest = [inYear(year), inYear(year - 1)].find((date) => date <= today)
  return latest !== undefined && latest > addDays(established, 300) ? latest : null
}

/** A fund of 29 February has its day on the 28th. */
const dayOfYear = (date: Date8) => (date.endsWith('0229') ? '0228' : date.slice(4))

/** Since when funds take only small purchases, or none. */
const LAST_CHANGE = '20251117'

const REPORT_TITLES = { half: '中期报告', year: '年度报告' } as const
const QUARTERS: Record<string, string> = { '03': '第一', '06': '第二', '09': '第三', '12': '第四' }

/**
 * The news announced up to `today`, newest first: reports, dividends, changes of managers and of
 * trading, the start.
 */
export function announcements(
  fund: BuiltInFund,
  facts: { points: readonly RawPoint[]; tenures: readonly Tenure[] },
  today: Date8,
): NewsFiling[] {
  const news = (kind: NewsFiling['kind'], date: Date8, title: string, text: readonly string[]) => ({
    documentId: `${fund.code}-${kind}-${date}`,
    kind,
    title,
    date,
    text,
  })
  const full = fullFundName(fund)
  const reports = reportsOut(fund.establishDate, today).map((report) => {
    const words =
      report.kind === 'quarter'
        ? `${QUARTERS[report.end.slice(4, 6)] ?? ''}季度报告`
        : REPORT_TITLES[report.kind]
    const title = `${full}${report.end.slice(0, 4)} 年${words}`
    return news('report', report.out, title, [`报告截止日：${spoken(report.end)}`])
  })
  const dividends = facts.points
    .filter((point) => point.dividend !== null)
    .map((point) =>
      news('dividend', point.date, `${fund.name}分红公告`, [
        `除息日 ${spoken(point.date)}，每份派发现金红利 ${point.dividend} 元。`,
      ]),
    )
  const people = facts.tenures
    .slice(1)
    .map((tenure, index) =>
      news('people', tenure.from, `${full}基金经理变更公告`, [
        facts.tenures[index]?.to === null
          ? `自 ${spoken(tenure.from)} 起增聘 ${tenure.name} 共同管理本基金。`
          : `自 ${spoken(tenure.from)} 起由 ${tenure.name} 管理本基金，${facts.tenures[index]?.name ?? ''} 不再管理。`,
      ]),
    )
  const opened = addDays(fund.establishDate, 30)
  // Statuses are those of now and no older than the catalogue's winter, but for funds that opened
  // later.
  const changed = opened < LAST_CHANGE ? LAST_CHANGE : addDays(opened, 1)
  const trading =
    fund.applyStatus === 'open'
      ? []
      : [
          news(
            'trading',
            changed,
            `${fund.name}${fund.applyStatus === 'limited' ? '限制大额申购公告' : '暂停申购公告'}`,
            [
              fund.applyStatus === 'limited'
                ? `单日每个账户累计申购不超过 ${formatAmount(fund.dailyLimit)} 元。`
                : fund.applyToast,
            ],
          ),
        ]
  const others = [
    news('other', fund.establishDate, `${full}基金合同生效公告`, [
      `基金合同于 ${spoken(fund.establishDate)} 生效。`,
    ]),
    news('trading', opened, `${fund.name}开放日常申购、赎回业务公告`, [
      `自 ${spoken(opened)} 起办理申购、赎回。`,
    ]),
  ]
  return [...reports, ...dividends, ...people, ...trading, ...others]
    .filter((it) => it.date <= today)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.documentId.localeCompare(b.documentId))
}
