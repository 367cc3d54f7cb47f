import { listPicks, pickRank } from '#api/calls/activities/challenge-profit.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate, formatNearTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { ClaimRow } from '#shared/engines/reward/ClaimRow.tsx'
import { RankingRows } from '#shared/views/contest/RankingRows.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { pickNote, pickValue, pointsText, weekText, type PickWeek } from './pick-words.ts'
import { useNaming, usePickClaims } from './use-pick.ts'

interface Props {
  readonly activityId: string
  readonly week: PickWeek
  readonly reread: () => Promise<void>
}

interface StandingProps extends Props {
  readonly joined: boolean
}

/** How the user has done: wins in a row, points, rank; the ranking, with or without their name. */
export function PickStanding({ activityId, week, reread, joined }: StandingProps) {
  const { streak, longest, score, showName } = week
  const query = useCurrent(pickRank, { activityId })
  const naming = useNaming(activityId, showName, reread)
  const { data } = query
  return (
    <>
      <Card title="我的战绩">
        <FigureGrid
          items={[
            { key: 'streak', label: '当前连胜', value: `${streak} 周`, note: `最长 ${longest} 周` },
            { key: 'score', label: '累计超额', value: `${pointsText(score)} 点` },
            {
              key: 'rank',
              label: '名次',
              value: data?.own === null || data === undefined ? '--' : `第 ${data.own.rank} 名`,
            },
          ]}
        />
      </Card>
      <PickRewards {...{ activityId, week, reread }} />
      <Card
        title="排名"
        extra={
          data === undefined || data.updatedAt === null
            ? '每周结算后 20:30 更新'
            : `更新于 ${formatNearTime(data.updatedAt, now14())}`
        }
        flush
      >
        {data === undefined ? (
          query.error === null ? (
            <SkeletonBlock />
          ) : (
            <FailedLine what="排名" onRetry={query.refetch} />
          )
        ) : (
          <>
            <UnreadableNotice of={[data.ranking]} />
            <RankingRows
              label="排名"
              rows={data.ranking.map(({ score: points, ...row }) => ({
                ...row,
                figure: `${pointsText(points)} 点`,
              }))}
              own={
                data.own === null
                  ? null
                  : { rank: data.own.rank, figure: `${pointsText(data.own.score)} 点` }
              }
            />
          </>
        )}
      </Card>
      {joined ? (
        <Card>
          <CheckLine checked={showName} onChange={() => void naming.start()}>
            在排名中显示我的脱敏姓名；不勾选时显示为“匿名用户”，可随时取消
          </CheckLine>
        </Card>
      ) : null}
    </>
  )
}

/** The coins of wins in a row. */
function PickRewards({ activityId, week: { steps, claimUntil }, reread }: Props) {
  const claim = usePickClaims(activityId, reread)
  return (
    <Card title="连胜奖励" extra={`领取截至 ${formatDate(claimUntil)}`} flush>
      <UnreadableNotice of={[steps]} />
      <RowList label="连胜奖励">
        {steps.map(({ stepId, wins, rewardTxt, state }) => (
          <ClaimRow
            key={stepId}
            title={`连胜 ${wins} 周`}
            note={rewardTxt}
            state={state}
            onClaim={() => claim(stepId)}
          />
        ))}
      </RowList>
    </Card>
  )
}

/** The user's picks, the newest first, a further page with each tap. */
export function PickHistory({ activityId }: Pick<Props, 'activityId'>) {
  const list = useEndlessList(listPicks, { activityId })
  const { data: picks, error } = list
  return (
    <Card title="历史战绩" flush>
      <UnreadableNotice of={list.unreadable ?? 0} />
      {picks === undefined ? (
        error === null ? (
          <SkeletonBlock />
        ) : (
          <FailedLine what="历史战绩" onRetry={list.refetch} />
        )
      ) : (
        <RowList label="历史战绩">
          {picks.length === 0 ? <Row title="还没有战绩" note="选择一只基金，从下一期开始" /> : null}
          {picks.map((pick) => (
            <Row
              key={pick.weekId}
              whole
              title={pick.fundName}
              note={weekText(pick)}
              value={pickValue(pick)}
              valueNote={pickNote(pick)}
            />
          ))}
        </RowList>
      )}
      {picks === undefined || list.end === 'whole' ? null : (
        <Button kind="text" block busy={list.end === 'loading'} onClick={list.more}>
          {list.end === 'failed' ? '没有加载出来，重试' : '查看更多'}
        </Button>
      )}
    </Card>
  )
}
