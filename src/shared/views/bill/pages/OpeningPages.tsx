import { daysOfYear, yearKind, type YearKind } from '#domain/bill/annual-bill.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import styles from './BillPage.module.css'
import { Amount, BillPageShell, Hero, Line, Lines, Note, type PageProps } from './BillParts.tsx'

/** A day as it is read out: 2020年3月16日. */
const longDay = (date: string): string =>
  `${Number(date.slice(0, 4))}年${Number(date.slice(4, 6))}月${Number(date.slice(6, 8))}日`

const KIND_LINES: Readonly<Record<YearKind, (since: string) => string>> = {
  whole: () => '这是您完整走过的一年',
  first: (since) => `从 ${longDay(since)} 的第一笔交易说起`,
  cleared: () => '到年末，您已没有持有的基金',
}

export function Cover({ bill, edition }: PageProps) {
  const { year, title, line } = edition
  return (
    <div className={styles.page}>
      <p className={styles.accent}>{`我的 ${year}`}</p>
      <h2 className={styles.big}>{title}</h2>
      <p className={styles.note}>{line}</p>
      <p className={styles.note}>{KIND_LINES[yearKind(year, bill)](bill.since)}</p>
      <p className={styles.small}>
        {`账单于 ${formatDate(bill.generatedAt.slice(0, 8))} 生成，此后数字不再变化`}
      </p>
    </div>
  )
}

export function FirstOrder({ bill, edition }: PageProps) {
  const { firstOrder } = bill
  if (firstOrder === null) return null
  const { date, fundName, amount } = firstOrder
  return (
    <BillPageShell
      title={date >= `${edition.year}0101` ? '这一年，您第一次买入' : '您的第一笔买入'}
    >
      <Hero>{longDay(date)}</Hero>
      <Lines label="第一笔买入">
        <Line name="基金" value={fundName} />
        <Line
          name="金额"
          value={
            <>
              <Amount value={amount} /> 元
            </>
          }
        />
      </Lines>
    </BillPageShell>
  )
}

export function DaysHeld({ bill, edition }: PageProps) {
  const all = daysOfYear(edition.year)
  return (
    <BillPageShell title="这一年，您持有了" how="按每日日终是否持有基金份额计算">
      <Hero unit={`/ ${all} 天`}>{bill.holdDays}</Hero>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ width: `${(bill.holdDays / all) * 100}%` }} />
      </div>
      <Lines label="这一年的交易">
        <Line name="买入" value={`${bill.buys} 次`} />
        <Line name="卖出" value={`${bill.sales} 次`} />
      </Lines>
      <Note>时间是投资里最安静的一部分</Note>
    </BillPageShell>
  )
}
