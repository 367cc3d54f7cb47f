import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { sevenDayYield } from '#domain/fund/performance.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { lastWeek, type NavDay } from '../parts/days-shown.ts'
import styles from './YieldExplanation.module.css'

interface Props {
  readonly points: readonly NavDay[]
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Explains how the yield is calculated (rules.md#money-funds), with the fund's last seven days as
 * the example.
 */
export function YieldExplanation({ points, open, onClose }: Props) {
  const week = lastWeek(points)
  const published = points[points.length - 1]
  const computed = week === null ? null : sevenDayYield(week.map(({ income }) => income))
  return (
    <Sheet open={open} onClose={onClose} title="七日年化怎么算">
      <div className={styles.text}>
        <p>万份收益是每一万份（即一万元）在这一天带来的收益，单位为元。周末和节假日同样有收益。</p>
        <p>
          七日年化把最近七天的万份收益按每日复利换算成一年的收益率。它每天都在变化，描述过去，不预示未来。
        </p>
        <p className={styles.formula}>
          （最近七天每天的（1 + 万份收益 ÷ 10,000）相乘）的 365 ÷ 7 次方 − 1
        </p>
      </div>
      {week === null || published === undefined ? null : (
        <section className={styles.week} aria-label="最近七天">
          <h3 className={styles.title}>这只基金最近七天的万份收益（元）</h3>
          <KeyValue
            items={[
              ...week.map(({ date, income }) => ({
                label: `${formatDate(date)} ${weekdayName(date)}`,
                value: formatNav(income),
              })),
              { label: '按公式得出', value: formatYield(computed) },
              { label: '基金公布', value: formatYield(published.sevenDayYield) },
            ]}
          />
          {computed === published.sevenDayYield ? null : (
            <p className={styles.note}>
              与公布值不同时，以公布值为准：万份收益经过四舍五入，按月结转收益的基金也用另一种算法
            </p>
          )}
        </section>
      )}
    </Sheet>
  )
}
