import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { listFundClasses } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { direction, formatNav, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { compare, multiply } from '#domain/money/money.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import styles from './ClassesCard.module.css'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { serviceFeeEnd } from '#shared/parts/fund/service-fee-words.ts'
import table from '#shared/parts/fund/ReturnTable.module.css'
import { TableScroll } from '#ui/lists/TableScroll.tsx'

type FundClass = v.InferOutput<typeof listFundClasses.payload>['classes'][number]

/** The purchase rate of the first tier after the discount, which applies to most orders. */
function firstTierRate({ purchaseTiers, discount }: FundClass): string {
  const rate = purchaseTiers[0]?.rate ?? null
  return rate === null ? '--' : formatRate(multiply(rate, discount ?? '1'))
}

/** For how many days of holding a redemption fee is charged. */
function feeDays({ redemptionTiers }: FundClass): string {
  const paid = redemptionTiers.filter(({ rate }) => compare(rate, '0') > 0)
  const last = paid[paid.length - 1]
  if (last === undefined) return '无'
  return last.daysUnder === null ? '一直收取' : `不满 ${last.daysUnder} 天`
}

const ROWS: readonly { name: string; cell: (it: FundClass) => ReactNode }[] = [
  { name: '单位净值', cell: ({ nav }) => formatNav(nav) },
  {
    name: '近1年',
    cell: ({ yearReturn }) => (
      <span className={styles.figure} data-tone={direction(yearReturn)}>
        {formatPercent(yearReturn)}
      </span>
    ),
  },
  { name: '申购费（首档）', cell: firstTierRate },
  { name: '收赎回费', cell: feeDays },
  { name: '管理费/年', cell: ({ managementRate }) => formatRate(managementRate) },
  { name: '托管费/年', cell: ({ custodyRate }) => formatRate(custodyRate) },
  { name: '销售服务费/年', cell: ({ salesServiceRate }) => formatRate(salesServiceRate) },
]

/** Classes A, C, Y of one fund side by side: the same holdings, other fees. */
export default function ClassesCard({ fund }: { readonly fund: Fund }) {
  const classes = useQuery(queryFor(listFundClasses, { fundCode: fund.fundCode }))
  return (
    <Card title="份额类别对比">
      <Loaded
        query={classes}
        skeleton={<SkeletonBlock tall />}
        isEmpty={(data) => data.classes.length + unreadable(data.classes) < 2}
        empty={<p className={styles.none}>这只基金只有一类份额</p>}
      >
        {(data) => (
          <>
            <UnreadableNotice of={[data.classes]} />
            <ClassTable classes={data.classes} fund={fund} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** Returns when the fee ends, where any of the classes takes it. */
function feeEnd(fund: Fund, classes: readonly FundClass[]): string {
  const ends = classes.map((it) => serviceFeeEnd({ ...fund, ...it })).find((it) => it !== '')
  return ends === undefined ? '' : `，${ends}`
}

function ClassTable({ classes, fund }: { classes: readonly FundClass[]; fund: Fund }) {
  const own = fund.fundCode
  const end = feeEnd(fund, classes)
  const pension = classes.some(({ pensionOnly }) => pensionOnly)
  return (
    <>
      <TableScroll label="份额类别表">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">份额</th>
              {classes.map(({ fundCode, className }) => (
                <th key={fundCode} scope="col">
                  {fundCode === own ? (
                    `${className} 类（本基金）`
                  ) : (
                    <a
                      className={styles.other}
                      href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
                    >
                      {`${className} 类`}
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {classes.map((it) => (
                  <td key={it.fundCode}>{cell(it)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.note}>
        {`持有的资产相同，收费不同。销售服务费每日计提${end}`}
        {pension ? '；Y 类只能用个人养老金账户买入' : ''}
      </p>
    </>
  )
}
