import { quizResult } from '#api/calls/activities/answer.ts'
import { useCurrent } from '#api/use-current.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { ReviewCards } from '#shared/views/quiz/QuestionCard.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'

interface Props {
  readonly sessionId: string
  readonly onHome: () => Promise<void>
}

/** The end of a session: its score, its coins, and every question explained. */
export function QuizEnd({ sessionId, onHome }: Props) {
  const query = useCurrent(quizResult, { sessionId })
  const bar = <ActBar acts={[{ text: '返回答题首页', onClick: onHome }]} />
  return (
    <DetailTemplate
      query={query}
      skeleton="figures"
      actions={() => bar}
      footNote="题目只用于学习，不构成投资建议"
    >
      {({ score, right, of, ms, coins, reviews }) => (
        <>
          <Card title="本场结果">
            <FigureGrid
              items={[
                { key: 'score', label: '得分', value: `${score}` },
                { key: 'right', label: '答对', value: `${right}/${of}` },
                { key: 'ms', label: '用时', value: `${(ms / 1_000).toFixed(1)} 秒` },
              ]}
            />
          </Card>
          <RowCard label="奖励">
            {coins > 0 ? (
              <Row
                title="金币已入账"
                value={`+${unitAmount(coins, 'plain')} 金币`}
                href={goldStorePaths.goldVaryRecords.to()}
              />
            ) : (
              <Row title="本场没有金币" note="答对 6 题及以上可得金币，明天再来" />
            )}
          </RowCard>
          <ReviewCards reviews={reviews} />
        </>
      )}
    </DetailTemplate>
  )
}
