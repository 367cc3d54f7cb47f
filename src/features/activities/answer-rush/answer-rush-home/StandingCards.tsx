import type * as v from 'valibot'
import type { quizRank } from '#api/calls/activities/answer.ts'
import { formatNearTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { AnonymityRow } from '#shared/views/contest/AnonymityRow.tsx'
import { RankingRows } from '#shared/views/contest/RankingRows.tsx'

type Standing = v.InferOutput<typeof quizRank.payload>

/** Returns what is left of today's chance. */
function chance({ today }: Standing): string {
  if (today === null) return '1 次'
  return today.at < today.of ? `进行中，第 ${today.at + 1} 题` : '今天已用完'
}

/** The user's sessions of the quiz, and the ranking as it came out last. */
export function StandingCards({ standing }: { readonly standing: Standing }) {
  const { best, own, ranking, updatedAt, anonymous } = standing
  return (
    <>
      <Card title="我的答题">
        <KeyValue
          items={[
            { label: '今天的机会', value: chance(standing) },
            { label: '最好成绩', value: best === null ? '--' : `${best} 分` },
            { label: '当前名次', value: own === null ? '暂无名次' : `第 ${own.rank} 名` },
          ]}
        />
      </Card>
      <Card
        title="排名"
        extra={
          updatedAt === null ? '每天 20:30 更新' : `更新于 ${formatNearTime(updatedAt, now14())}`
        }
        flush
      >
        <UnreadableNotice of={[ranking]} />
        <RankingRows
          label="排名"
          rows={ranking.map(({ rank, name, score, isOwn }) => ({
            rank,
            name,
            isOwn,
            figure: `${score} 分`,
          }))}
          own={own === null ? null : { rank: own.rank, figure: `${own.score} 分` }}
        />
        <AnonymityRow anonymous={anonymous} />
      </Card>
    </>
  )
}
