import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { deleteGoal, listGoals } from '#api/calls/advice/advice.ts'
import { queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { divide, isZero, minimum, multiply, roundTo } from '#domain/money/money.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { configAdvisePaths, GOAL_KINDS } from '#paths/config-advise.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Refreshable } from '#templates/Refreshable.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { GOAL_WORDS } from '../parts/goal-words.ts'

const { configCalculator } = configAdvisePaths

type Goal = v.InferOutput<typeof listGoals.payload>['goals'][number]

// No template: what is shown is the app's own, and the goals of a user besides.
/** The goals that one can reckon, and the saved ones with how far they are. */
export default function ConfigCalculatorEntryScreen() {
  const signedIn = useSignedIn()
  return (
    <Refreshable>
      <Page footNote={<RiskLine>{RISK_LINES.calculator}</RiskLine>}>
        <StaleNotice />
        <RowCard title="算一算目标">
          {GOAL_KINDS.map((kind) => (
            <Row
              key={kind}
              title={GOAL_WORDS[kind].name}
              note={GOAL_WORDS[kind].note}
              href={configCalculator.to({ kind })}
            />
          ))}
        </RowCard>
        {signedIn ? (
          <Goals />
        ) : (
          <Card title="已保存的目标">
            <p>登录后可以保存目标，最多 10 个</p>
          </Card>
        )}
      </Page>
    </Refreshable>
  )
}

const DELETE = actCall(deleteGoal)

const progress = ({ now, goal }: Goal): string =>
  isZero(goal) ? '100' : roundTo(minimum('100', divide(multiply(now, '100'), goal)), 2)

function Goals() {
  const query = useQuery(queryFor(listGoals, {}))
  const queries = useQueryClient()
  const remove = async ({ goalId, name }: Goal) => {
    const yes = await dialog.confirmed({ title: '删除目标', content: `删除“${name}”？` })
    if (!yes) return
    await sendAct({
      intent: `delete goal ${goalId}`,
      call: DELETE({ goalId }),
      onDone: async () => rereadAll(queries),
    })
  }
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton shape="rows" lines={3} />}
      isEmpty={({ goals }) => goals.length === 0}
      empty={
        <Card title="已保存的目标">
          <p>还没有保存目标，算完后可以保存</p>
        </Card>
      }
    >
      {({ goals }) => (
        <RowCard title="已保存的目标" extra={`${goals.length} / 10`}>
          {goals.map((goal) => (
            <div key={goal.goalId}>
              <Row
                title={goal.name}
                note={`目标 ${formatAmount(goal.goal)} 元，已有 ${formatAmount(goal.now)} 元`}
                value={formatRate(progress(goal))}
                valueNote="已完成"
                href={configCalculator.to({ goalId: goal.goalId, kind: goal.kind })}
              />
              <Button kind="text" size="small" onClick={() => remove(goal)}>
                {`删除${goal.name}`}
              </Button>
            </div>
          ))}
        </RowCard>
      )}
    </Loaded>
  )
}
