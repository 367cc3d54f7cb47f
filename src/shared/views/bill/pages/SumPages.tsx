import { monthsSentence, resultName } from '#domain/bill/bill-words.ts'
import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { add, compare, subtract, sum, toFloat } from '#domain/money/money.ts'
import { bestAndWorst, byProfit } from '#domain/report/month-report.ts'
import { shortMonth } from '#domain/report/months.ts'
import { barShapes } from '#ui/charts/bar-shapes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Bill } from '#shared/views/bill/bill.ts'
import styles from './BillPage.module.css'
import {
  Amount,
  BillPageShell,
  Hero,
  HeroAmount,
  Line,
  Lines,
  Note,
  Panel,
  type PageProps,
} from './BillParts.tsx'

const RATE_HOW = '收益率按资金停留的天数加权计算，过往业绩不代表未来'

const rateOf = ({ rate }: Bill) => (
  <Line
    name="本年收益率"
    value={
      <span className={rate === null ? undefined : styles[direction(rate)]}>
        {formatPercent(rate)}
      </span>
    }
  />
)

/** Shows how the opening became the closing, to the cent. */
export function Bridge({ bill }: PageProps) {
  const { hidden } = useHiddenAmounts()
  const { opening, inflow, outflow, profit, closing } = bill
  const most = [add(opening, inflow), closing].reduce((a, b) => (compare(a, b) > 0 ? a : b))
  const wide = (value: string) =>
    hidden || compare(most, '0') <= 0 ? 0 : Math.abs(toFloat(value) / toFloat(most)) * 100
  const bar = (value: string, tone?: string) =>
    wide(value) === 0 ? null : (
      <div
        className={styles.bar}
        data-tone={tone}
        style={{ width: `${wide(value)}%` }}
        aria-hidden="true"
      />
    )
  return (
    <BillPageShell title="一年的钱，去了哪里" how={RATE_HOW}>
      <Panel>
        <ul className={styles.rows} aria-label="从年初到年末">
          <li>
            <div className={styles.row}>
              <span>年初资产</span>
              <Amount value={opening} />
            </div>
            {bar(opening)}
          </li>
          <li>
            <div className={styles.row}>
              <span>加：转入</span>
              <Amount value={inflow} />
            </div>
            {bar(inflow, 'flat')}
          </li>
          <li>
            <div className={styles.row}>
              <span>减：转出</span>
              <Amount value={outflow} />
            </div>
            {bar(outflow, 'flat')}
          </li>
          <li>
            <div className={styles.row}>
              <span>{compare(profit, '0') < 0 ? '亏损' : '加：收益'}</span>
              <Amount value={profit} signed />
            </div>
            {bar(profit, direction(profit))}
          </li>
          <li className={styles.sum}>
            <div className={styles.row}>
              <span>年末资产</span>
              <Amount value={closing} />
            </div>
            {bar(closing)}
          </li>
          {rateOf(bill)}
        </ul>
      </Panel>
    </BillPageShell>
  )
}

/** Shows what came of the year, said as it is. */
export function Result({ bill }: PageProps) {
  const { opening, inflow, outflow, profit, closing } = bill
  const isLoss = compare(profit, '0') < 0
  return (
    <BillPageShell title={resultName(profit)} how={RATE_HOW}>
      <HeroAmount value={profit} signed />
      {isLoss ? <Note>这一年没有赚到钱。下面是它怎样发生的，一笔不少。</Note> : null}
      <Lines label="从年初到年末">
        <Line name="年初资产" value={<Amount value={opening} />} />
        <Line name="加：转入" value={<Amount value={inflow} />} />
        <Line name="减：转出" value={<Amount value={outflow} />} />
        <Line name={isLoss ? '亏损' : '加：收益'} value={<Amount value={profit} signed />} />
        <Line name="年末资产" value={<Amount value={closing} />} sum />
        {rateOf(bill)}
      </Lines>
    </BillPageShell>
  )
}

/** Twelve columns above and below zero. */
export function Months({ bill: { months } }: PageProps) {
  const { hidden, veil } = useHiddenAmounts()
  const { zero, shapes } = barShapes(months.map(({ profit }) => (hidden ? 0 : toFloat(profit))))
  return (
    <BillPageShell title="十二个月，有起有落">
      <Panel>
        <div className={styles.columns} aria-hidden="true">
          <span className={styles.zero} style={{ top: `${zero}%` }} />
          {months.map(({ month, profit }, at) => (
            <span key={month} className={styles.column}>
              <span
                data-tone={hidden ? 'flat' : direction(profit)}
                style={{ top: `${shapes[at]?.top ?? 0}%`, height: `${shapes[at]?.height ?? 0}%` }}
              />
            </span>
          ))}
        </div>
        <div className={styles.names} aria-hidden="true">
          {months.map(({ month }) => (
            <span key={month}>{Number(month.slice(4))}</span>
          ))}
        </div>
      </Panel>
      <Spoken>
        {months.map(({ month, profit }) => `${shortMonth(month)} ${veil(profit)} 元`).join('，')}
      </Spoken>
      <Note>{hidden ? '金额已隐藏' : `${monthsSentence(months)}。`}</Note>
      <Extremes months={months} />
    </BillPageShell>
  )
}

function Extremes({ months }: Pick<Bill, 'months'>) {
  const best = months.reduce((a, b) => (compare(b.profit, a.profit) > 0 ? b : a))
  const worst = months.reduce((a, b) => (compare(b.profit, a.profit) < 0 ? b : a))
  return (
    <Lines label="最多与最少的月份">
      <Line name={`${shortMonth(best.month)}最多`} value={<Amount value={best.profit} signed />} />
      <Line
        name={`${shortMonth(worst.month)}最少`}
        value={<Amount value={worst.profit} signed />}
      />
    </Lines>
  )
}

/** Twelve fields, each with its figure; a month without any says so. */
export function HeatMap({ bill: { months } }: PageProps) {
  const { hidden } = useHiddenAmounts()
  return (
    <BillPageShell
      title="十二块田，各有各的收成"
      how="单位：元；0.00 表示这个月不赚不亏，或没有持有"
    >
      <ol className={styles.cells} aria-label="每个月的收益">
        {months.map(({ month, profit }) => (
          <li key={month} className={styles.cell}>
            <span data-tone={hidden ? 'flat' : direction(profit)} aria-hidden="true" />
            <span className={styles.small}>{shortMonth(month)}</span>
            <span>
              <Amount value={profit} signed />
            </span>
          </li>
        ))}
      </ol>
      {hidden ? null : <Note>{`${monthsSentence(months)}。`}</Note>}
    </BillPageShell>
  )
}

/** Named on the page; the others come together, so that the page adds up. */
const MOST_FUNDS = 5

export function Funds({ bill: { funds, profit } }: PageProps) {
  const ranked = byProfit(funds)
  const shown = ranked.length > MOST_FUNDS + 1 ? ranked.slice(0, MOST_FUNDS) : ranked
  const others = ranked.slice(shown.length)
  return (
    <BillPageShell
      title={`这一年，您持有过 ${funds.length} 只基金`}
      how="每只基金的收益相加，就是这一年的收益"
    >
      <Lines label="各只基金的收益">
        {shown.map(({ fundCode, fundName, profit: own }) => (
          <Line key={fundCode} name={fundName} value={<Amount value={own} signed />} />
        ))}
        {others.length === 0 ? null : (
          <Line
            name={`其余 ${others.length} 只`}
            value={<Amount value={sum(others.map((it) => it.profit))} signed />}
          />
        )}
        <Line name="合计" value={<Amount value={profit} signed />} sum />
      </Lines>
    </BillPageShell>
  )
}

export function BestWorst({ bill: { funds } }: PageProps) {
  const { best, worst } = bestAndWorst(funds)
  if (best === null || worst === null) return null
  const isLoss = compare(worst.profit, '0') < 0
  return (
    <BillPageShell title="最多的一只，最少的一只">
      <Panel>
        <p className={styles.small}>{compare(best.profit, '0') < 0 ? '亏损最少' : '收益最多'}</p>
        <p className={styles.title}>{best.fundName}</p>
        <HeroAmount value={best.profit} signed />
      </Panel>
      <Panel>
        <p className={styles.small}>{isLoss ? '亏损最多' : '收益最少'}</p>
        <p className={styles.title}>{worst.fundName}</p>
        <HeroAmount value={worst.profit} signed />
      </Panel>
      <Note>它们都是您的一部分：分散不会只留下最好的那一只</Note>
    </BillPageShell>
  )
}

/** The index over the year, compared with no other investor. */
export function Market({ edition: { market } }: PageProps) {
  const { name, from, to, percent, tradingDays } = market
  return (
    <BillPageShell
      title={`${name}，走过了 ${tradingDays} 个交易日`}
      how="按交易所公布的收盘点位；指数不能直接买入，也不是任何基金的业绩"
    >
      <Hero tone={direction(percent)}>{formatPercent(percent)}</Hero>
      <Lines label="指数的一年">
        <Line name="上年末" value={formatAmount(from)} />
        <Line name="本年末" value={formatAmount(to)} />
        <Line name="变化" value={formatSignedAmount(subtract(to, from))} sum />
      </Lines>
    </BillPageShell>
  )
}
