import { unitAmount } from '#domain/ledger/unit-words.ts'
import { now14 } from '#platform/clock.ts'
import { brand } from '#domain/brand.ts'
import { CHALLENGE_DAYS, type ChallengeState } from '#domain/invite/experience.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime, formatNearDay } from '#domain/calendar/format-dates.ts'
import type { InviteeHome } from '#shared/views/invite/InviteeView.tsx'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { useChallenge } from './use-challenge.ts'

type Challenge = NonNullable<InviteeHome['challenge']>

interface Props {
  readonly home: InviteeHome
  readonly challenge: Challenge
}

const WORDS: Record<ChallengeState, (until: string) => string> = {
  running: () => '进行中，每天的奖励在万份收益公布后计入',
  unverified: (until) => `挑战已满 ${CHALLENGE_DAYS} 天，${until} 前实名后可以领取`,
  earned: (until) => `挑战已满 ${CHALLENGE_DAYS} 天，${until} 前可以领取`,
  paid: () => '奖励已发放到金币账户',
  lapsed: () => '领取期限已过，挑战已失效',
}

/** Seven days of simulated money: each day's figure and what it brings, and the sum in coins. */
export function IncomeChallenge({ home, challenge }: Props) {
  const { principal, state, days, coins, collectUntil } = challenge
  const until = collectUntil === null ? '' : formatDateTime(collectUntil, { seconds: false })
  return (
    <>
      <Card title="收益挑战" extra={<Tag tone="gold">模拟</Tag>} flush>
        <RowList label="收益挑战">
          <Row
            title={`体验金 ${formatAmount(principal)} 元`}
            note={
              state === null
                ? `模拟持有${brand.walletName} ${CHALLENGE_DAYS} 天，奖励以金币发放`
                : WORDS[state](until)
            }
            whole
            value={state === null ? undefined : `${unitAmount(coins, 'plain')} 金币`}
          />
          {days.map(({ date, per10k, income }, at) => (
            <Row
              key={date}
              title={`第 ${at + 1} 天`}
              note={
                per10k === null
                  ? `${formatNearDay(date, now14())} 万份收益更新中`
                  : `${formatNearDay(date, now14())} 万份收益 ${per10k}`
              }
              value={income === null ? '更新中' : `奖励 ${income} 元`}
            />
          ))}
        </RowList>
      </Card>
      <ChallengeAct home={home} state={state} />
      <Banner tone="info">模拟数据，过往收益不代表未来；奖励由公司承担，不是基金收益</Banner>
    </>
  )
}

function ChallengeAct({
  home,
  state,
}: {
  readonly home: InviteeHome
  readonly state: Challenge['state']
}) {
  const signedIn = useSignedIn()
  const verify = useRealName()
  const { starting, claiming } = useChallenge(home.campaign.campaignId)
  if (state === 'unverified')
    return (
      <Button kind="secondary" block onClick={async () => void (await verify())}>
        去实名，再领取
      </Button>
    )
  if (state === 'earned')
    return (
      <Button
        kind="secondary"
        block
        track="incomeChallenge"
        busy={claiming.at === 'sending'}
        onClick={() => claiming.start()}
      >
        领取
      </Button>
    )
  if (state !== null || !signedIn) return null
  if (home.own === null && home.refusal !== null) return null
  return (
    <Button
      kind="secondary"
      block
      track="incomeChallenge"
      busy={starting.at === 'sending'}
      onClick={() => starting.start()}
    >
      开始挑战
    </Button>
  )
}
