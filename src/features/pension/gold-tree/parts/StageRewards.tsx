import { unitAmount } from '#domain/ledger/unit-words.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { STAGE_WORDS } from './tree-words.ts'
import { useStageClaim, type StageReward } from './use-stage-claim.ts'

interface Props {
  readonly activityId: string
  readonly rewards: readonly StageReward[]
  /** The round in progress; others say theirs. */
  readonly round: number
  readonly note: string
}

const STATES = { ahead: '未达到', claimed: '已领取', lapsed: '已过期' } as const

/** The coins of each stage: to be claimed, claimed, ahead or lapsed. The last stage is harvested. */
export function StageRewards({ activityId, rewards, round, note }: Props) {
  const claim = useStageClaim(activityId)
  return (
    <Card title="阶段奖励" extra={note} flush>
      <RowList label="阶段奖励">
        {rewards.map((it) => {
          const name = STAGE_WORDS[it.stage]
          const title = it.round === round ? name : `第 ${it.round} 轮${name}`
          return (
            <Row
              key={`${it.round} ${it.stage}`}
              title={title}
              note={`${unitAmount(it.coins, 'plain')} 金币`}
              value={
                it.state === 'earned' ? (
                  <Button size="small" onClick={() => claim(it)}>
                    {it.stage === 'fruit' && it.round === round ? '收获' : '领取'}
                    <Spoken>{` ${title}`}</Spoken>
                  </Button>
                ) : (
                  STATES[it.state]
                )
              }
            />
          )
        })}
      </RowList>
    </Card>
  )
}
