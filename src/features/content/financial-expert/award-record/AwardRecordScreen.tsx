import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { claimAward, listAwards, queryExpertSeason } from '#api/calls/expert.ts'
import { fetchOrThrow, prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/base/toast.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { awardTerm, CLAIM_REFUSALS, STATE_WORDS, type Award } from './award-words.ts'
import styles from './AwardRecordScreen.module.css'

const CLAIM = actCall(claimAward, CLAIM_REFUSALS)

export const prefetch = () => [prefetchCall(listAwards, {})]

/** The user's awards as an expert: to be claimed, claimed, lapsed, or still being checked. */
export default function AwardRecordScreen() {
  const navigate = useNavigate()
  const query = useQuery(queryFor(listAwards, {}))
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ awards }) => awards.length === 0 && unreadable(awards) === 0}
      empty={
        <EmptyState
          kind="empty"
          title="还没有奖励"
          note="季末为公开分享的理财达人发放"
          actionText="看看理财达人"
          onAction={() => void navigate(financialExpertPaths.financialExpertHome.to())}
        />
      }
    >
      {({ awards, serverTime }) => (
        <>
          <UnreadableNotice of={unreadable(awards)} />
          <Card title="奖励记录" extra={`${awards.length} 份`} flush>
            <RowList label="奖励记录">
              {awards.map((award) => (
                <AwardRow key={award.awardId} award={award} today={serverTime.slice(0, 8)} />
              ))}
            </RowList>
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

interface RowProps {
  readonly award: Award
  /** The provider's. */
  readonly today: string
}

function AwardRow({ award, today }: RowProps) {
  const client = useQueryClient()
  const showReward = useReward()
  const navigate = useNavigate()
  const { awardId, seasonTitle, reason, text, state, cardId } = award
  const claim = async () => {
    await sendAct({
      intent: `award ${awardId}`,
      call: CLAIM({ awardId }),
      askOutcome: async () => {
        const { awards } = await fetchOrThrow(listAwards, {})
        return awards.some((it) => it.awardId === awardId && it.state === 'claimed')
      },
      onDone: async (payload) => {
        if (payload === null) toast.show('已领取')
        else await showReward(`award ${awardId}`, payload.reward)
      },
      onSettled: async () => {
        void client.invalidateQueries({ queryKey: [queryExpertSeason.name] })
        await client.invalidateQueries({ queryKey: [listAwards.name] })
      },
      notDone: '没有领取成功，请再试一次',
    })
  }
  return (
    <div className={styles.award}>
      <span className={styles.texts}>
        <span className={styles.worth}>{text}</span>
        <span className={styles.note}>{`${seasonTitle}，${reason}`}</span>
        <span className={styles.note}>{awardTerm(award, today)}</span>
      </span>
      <span className={styles.side}>
        {state === 'open' ? (
          <Button kind="secondary" size="small" onClick={claim}>
            领取
            <Spoken>{` ${text}，${reason}`}</Spoken>
          </Button>
        ) : (
          <Tag tone={state === 'checking' ? 'warning' : 'neutral'}>{STATE_WORDS[state]}</Tag>
        )}
        {cardId === null ? null : (
          <Button
            kind="text"
            size="small"
            onClick={() => void navigate(couponCenterPaths.couponDetail.to({ cardId }))}
          >
            查看券
            <Spoken>{` ${text}`}</Spoken>
          </Button>
        )}
      </span>
    </div>
  )
}
