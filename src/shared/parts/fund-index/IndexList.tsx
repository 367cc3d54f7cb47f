import { now14 } from '#platform/clock.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listIndexValuations } from '#api/calls/fund-market.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import styles from './IndexList.module.css'
import { indexBasis, indexFigure, indexNote } from './index-row.ts'

/** The percentile of each index's valuation in its own history. */
export function IndexList({ head }: { readonly head: ReactNode }) {
  const query = useQuery(queryFor(listIndexValuations, {}))
  return (
    <DetailTemplate
      query={query}
      head={head}
      footNote={<RiskLine>指数估值反映过去，不构成投资建议</RiskLine>}
      skeleton="list"
      isEmpty={({ indexes }) => isEmptyList(indexes)}
      empty={
        <EmptyState kind="empty" title="暂无指数估值" note="数据来源未提供，您可以查看基金净值" />
      }
    >
      {({ indexes, source }) => (
        <>
          <Banner tone="info">
            百分位表示历史上有多少交易日的比率低于当日，数字越大，当前价格相对自身历史越高；历史不足
            750 个交易日或没有盈利数据的显示 --
          </Banner>
          <UnreadableNotice of={[indexes]} />
          <Card title="估值百分位" extra={`截至 ${formatNearDay(indexes[0]?.date, now14())}`} flush>
            <RowList label="指数估值">
              {indexes.map((index) => (
                <Row
                  key={index.indexCode}
                  title={index.indexName}
                  note={indexNote(index)}
                  value={indexFigure(index)}
                  valueNote="百分位"
                  href={fundIndexPaths.indexDetail.to({ indexCode: index.indexCode })}
                />
              ))}
            </RowList>
          </Card>
          <p className={styles.basis}>{indexBasis(indexes, source)}</p>
        </>
      )}
    </DetailTemplate>
  )
}
