import { useCurrent } from '#api/use-current.ts'
import { listPapers } from '#api/calls/papers/paper.ts'
import { prefetchCall } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { PAPER_DAYS, PAPER_NAMES, PAPERS_A_DAY } from '#domain/paper/paper.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { staticPaths } from '#paths/static.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(listPapers, {})]

const form = (kind: 'statement' | 'assetProof' | 'incomeProof' | 'suitability') =>
  myCenterPaths.paperForm.to({ kind })

const OFFERED = [
  { kind: 'statement', note: '按月列明资产、转入转出和收益', href: form('statement') },
  { kind: 'assetProof', note: '某一天持有的基金和市值', href: form('assetProof') },
  { kind: 'incomeProof', note: '一段时间内各基金的收益', href: form('incomeProof') },
  {
    kind: 'confirmation',
    note: '选择一笔已确认的交易，在详情页申请',
    href: transactionPaths.transactionMain.to({ state: 'done' }),
  },
  { kind: 'suitability', note: '风险测评结果和匹配的产品', href: form('suitability') },
] as const

/** Shows what papers can be made, and those of the last 90 days. */
export default function PapersScreen() {
  const query = useCurrent(listPapers, {})
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      footNote={`文件为 PDF 格式，${PAPER_DAYS} 天内可以打开，到期后可以重新申请；每天最多申请 ${PAPERS_A_DAY} 份`}
    >
      {({ papers }) => (
        <>
          <RowCard title="申请文件">
            {OFFERED.map(({ kind, note, href }) => (
              <Row key={kind} title={PAPER_NAMES[kind]} note={note} href={href} />
            ))}
          </RowCard>
          <Card title="我的文件" flush={!isEmptyList(papers)}>
            <UnreadableNotice of={[papers]} />
            {isEmptyList(papers) ? (
              <EmptyState kind="empty" title="还没有申请过文件" />
            ) : (
              <RowList label="我的文件">
                {papers.map((it) => (
                  <Row
                    key={it.requestNo}
                    title={PAPER_NAMES[it.kind]}
                    note={it.about}
                    value={it.state === 'ready' ? '可以打开' : '生成中'}
                    valueNote={formatDate(it.askTime)}
                    href={myCenterPaths.paper.to({ requestNo: it.requestNo })}
                  />
                ))}
              </RowList>
            )}
          </Card>
          <RowCard label="核验">
            <Row
              title="核验文件"
              note="用文件上的编号和核验码，核对文件是否由本公司出具"
              href={staticPaths.check.to()}
            />
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}
