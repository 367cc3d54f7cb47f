import { useQuery } from '@tanstack/react-query'
import { listFundRules } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { brightSpotFundsPaths } from '#paths/funds/bright-spot-funds.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { initiativePaths } from '#paths/initiative.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { RuleCard } from './RuleCard.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

const BOARDS = { group: 'board' } as const

export const prefetch: Prefetch<object> = () => [prefetchCall(listFundRules, BOARDS)]

/** The boards that fill the first screen. */
const FIRST = 2

/** Every board with its first three funds. */
export default function AllRankListScreen() {
  const query = useQuery(queryFor(listFundRules, BOARDS))
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ rules }) => isEmptyList(rules)}
      empty={
        <EmptyState
          kind="empty"
          title="暂无榜单"
          note="您可以查看全部基金"
          actionText="重新加载"
          onAction={async () => void (await query.refetch())}
        />
      }
      footNote={<RiskLine>榜单按一项公开数据排列，不代表推荐，也不构成投资建议</RiskLine>}
    >
      {({ rules, date }) => (
        <>
          <UnreadableNotice of={[rules]} />
          {rules.slice(0, FIRST).map((board) => (
            <RuleCard
              key={board.rule.ruleId}
              board={board}
              date={date}
              to={rankListPaths.rankDetail.to({ ruleId: board.rule.ruleId })}
            />
          ))}
          <BelowFold>
            {rules.slice(FIRST).map((board) => (
              <RuleCard
                key={board.rule.ruleId}
                board={board}
                date={date}
                to={rankListPaths.rankDetail.to({ ruleId: board.rule.ruleId })}
              />
            ))}
            <Card title="更多" extra={`数据截至 ${formatDate(date)}`} flush>
              <RowList label="更多">
                <Row title="固收+" href={fixedPlusPaths.fixedPlusHome.to()} />
                <Row title="亮点基金" href={brightSpotFundsPaths.fundList.to()} />
                <Row title="主动权益" href={initiativePaths.initiativePrefecture.to()} />
                <Row title="全部基金排行" href={fundPortalPaths.performance.to()} />
              </RowList>
            </Card>
          </BelowFold>
        </>
      )}
    </DetailTemplate>
  )
}
