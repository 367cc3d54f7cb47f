import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { backtestPlan, listPlanIndexes } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { spanMonths } from '#domain/plan/plan-terms.ts'
import { now14 } from '#platform/clock.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { TableScroll } from '#ui/lists/TableScroll.tsx'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { useAccount } from '../parts/use-account.ts'

type Past = v.InferOutput<typeof backtestPlan.payload>
type Line = readonly [label: string, text: (result: Past) => string]

const LINES: readonly Line[] = [
  ['投入本金（元）', (it) => formatAmount(it.paidAmount)],
  ['期末市值（元）', (it) => formatAmount(it.marketValue)],
  ['收益率', (it) => formatPercent(it.profitRate)],
  ['扣款次数', (it) => `${it.times} 次`],
]

const EXAMPLE = { amount: '1000.00', cycle: 'monthly', cycleDay: 10 } as const

/** Three years of a smart plan of the fund against an ordinary one, fees in; for who has an account. */
export function SmartBacktest({ fundCode }: { readonly fundCode: string }) {
  const isKnown = useAccount()
  const asked = { fundCode, ...EXAMPLE, ...spanMonths('3', now14().slice(0, 8)) }
  const indexes = useQuery({ ...queryFor(listPlanIndexes, {}), enabled: isKnown })
  const index = indexes.data?.indexes[0]
  const terms =
    index === undefined
      ? null
      : { indexCode: index.indexCode, averageDays: index.averageDays[0] ?? 250 }
  const ordinary = useQuery({
    ...queryFor(backtestPlan, { ...asked, smart: null }),
    enabled: isKnown,
  })
  const smart = useQuery({
    ...queryFor(backtestPlan, { ...asked, smart: terms }),
    enabled: isKnown && terms !== null,
  })
  if (!isKnown || indexes.data?.indexes.length === 0) return null
  const data =
    ordinary.data && smart.data ? { ordinary: ordinary.data, smart: smart.data } : undefined
  return (
    <Card title="近 3 年历史回测" extra="每月 10 日 1,000 元">
      <Loaded query={combineQueries([ordinary, smart], data)} skeleton={<SkeletonBlock tall />}>
        {(both) => (
          <>
            <TableScroll label="历史回测">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">回测项目</th>
                    <th scope="col">SmartMoney</th>
                    <th scope="col">普通定投</th>
                  </tr>
                </thead>
                <tbody>
                  {LINES.map(([label, text]) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td className={styles.own}>{text(both.smart)}</td>
                      <td>{text(both.ordinary)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            <p className={styles.note}>
              {`${formatDate(both.smart.firstDate)} 至 ${formatDate(both.smart.lastDate)}，按公布净值计算，已扣申购费。历史回测，不代表未来`}
            </p>
          </>
        )}
      </Loaded>
    </Card>
  )
}
