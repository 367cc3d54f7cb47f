import { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { useCurrent } from '#api/use-current.ts'
import { stateText } from '#domain/campaign/campaign-words.ts'
import * as types from '#domain/page/blocks/campaign-blocks.ts'
import { now14 } from '#platform/clock.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { campaignAddress } from '#shared/views/activity/campaign-address.ts'
import { ChallengeStreak } from '#shared/views/challenge/ChallengeStreak.tsx'
import { challengeOn, type Challenge } from '#shared/views/challenge/challenges.ts'
import { NewcomerWay } from '#shared/views/activity/NewcomerWay.tsx'
import { RankingCard } from '#shared/views/activity/RankingCard.tsx'
import { useCampaign } from '#shared/views/activity/use-campaign.ts'
import { BalanceHead } from '#shared/parts/ledger/BalanceHead.tsx'
import { blockView, type BlockComponent } from '#shared/pages/page-blocks/block-view.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useCoins } from '#shared/engines/reward/use-coins.ts'
import { RuleSections } from '#templates/activity/ActivityRules.tsx'
import { CampaignHead } from '#templates/activity/CampaignHead.tsx'
import { useCampaignState } from '#templates/activity/use-campaign-state.ts'
import type { Campaign } from '#templates/activity/campaign.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { BlockToCome, Cards, SignInCard } from './BlockStates.tsx'
import { Coupon, CouponStrip } from './CouponStripBlock.tsx'
import { InviteCard } from './InviteCardBlock.tsx'
import { isGone } from './is-gone.ts'
import { TierCard } from './TierCardBlock.tsx'

interface HeadProps {
  readonly campaign: Campaign
  readonly reread: () => void
}

function Head({ campaign, reread }: HeadProps) {
  const state = useCampaignState(campaign, reread)
  return (
    <Cards>
      <CampaignHead campaign={campaign} state={state} />
      <Card flush>
        <Row
          title="查看活动"
          note={stateText(state, campaign, now14())}
          href={campaignAddress(campaign)}
        />
      </Card>
    </Cards>
  )
}

/** The head of a campaign as it is now; nothing of one that is gone. */
const ActivityHero = blockView(types.activityHero, ({ activityId }) => {
  const { data, error, refetch } = useCampaign(activityId)
  if (data !== undefined) return <Head campaign={data.activity} reread={() => void refetch()} />
  return isGone(error) ? null : <BlockToCome lines={4} {...{ error, refetch }} />
})

/** A campaign's rules, as what enforces them prints them. */
const RuleText = blockView(types.ruleText, ({ title, activityId }) => {
  const { data, error, refetch } = useCampaign(activityId)
  if (data === undefined)
    return isGone(error) ? null : <BlockToCome lines={6} {...{ error, refetch }} />
  return (
    <Card title={title === '' ? `${data.activity.title}规则` : title}>
      <RuleSections campaign={data.activity} />
    </Card>
  )
})

const NewcomerSteps = blockView(types.newcomerSteps, ({ title }) => <NewcomerWay title={title} />)

interface ProgressProps {
  readonly challenge: Challenge
  readonly activityId: string
}

function Progress({ challenge, activityId }: ProgressProps) {
  const { data, error, refetch } = useCurrent(challenge.calls.home, { activityId })
  if (data === undefined)
    return isGone(error) ? null : <BlockToCome lines={4} {...{ error, refetch }} />
  const begun = data.planNo !== null || data.slots.length > 0
  return (
    <Cards>
      {begun ? <ChallengeStreak standing={data} title={challenge.name} /> : null}
      <Card flush>
        <Row
          title={data.title}
          note={begun ? '奖励与每期明细' : '还没有参加，看看规则与奖励'}
          href={challenge.pages.home(activityId)}
        />
      </Card>
    </Cards>
  )
}

/** The progress of the user in a challenge; before its begin, the way to it. */
const ChallengeProgress = blockView(types.challengeProgress, ({ activityId }) => {
  const signedIn = useSignedIn()
  const { data, error, refetch } = useCampaign(activityId)
  if (data === undefined)
    return isGone(error) ? null : <BlockToCome lines={4} {...{ error, refetch }} />
  const challenge = challengeOn(data.activity.route)
  return signedIn ? (
    <Progress {...{ challenge, activityId }} />
  ) : (
    <SignInCard title={challenge.name} text="登录后查看连续期数与奖励" />
  )
})

/** The first players of the simulated game, with the own place. */
const RankingTop = blockView(types.rankingTop, ({ title, activityId, rows }) => {
  const enabled = useSignedIn()
  const query = useCurrent(mncjActivityIndex, { activityId }, { enabled })
  const { data, error, refetch } = query
  const name = title === '' ? '模拟炒基收益率排名' : title
  if (!enabled) return <SignInCard title={name} text="登录后查看排名" />
  if (data === undefined)
    return isGone(error) ? null : <BlockToCome lines={rows * 2} {...{ error, refetch }} />
  const place = data.own?.rank ?? null
  return (
    <Cards>
      <RankingCard title={name} ranking={data.ranking} own={data.own} most={rows} />
      <Card flush>
        <Row
          title="模拟炒基"
          note={place === null ? '用模拟资金练习买卖' : `您目前第 ${place} 名`}
          href={sftPaths.sftHome.to({ activityId })}
        />
      </Card>
    </Cards>
  )
})

/** The user's gold coins, and the place where they are exchanged. */
const GoldBalance = blockView(types.goldBalance, ({ title }) => {
  const signedIn = useSignedIn()
  const { data, error, refetch } = useCoins(signedIn)
  if (!signedIn) return <SignInCard title="金币" text="登录后查看金币余额" />
  if (data === undefined) return <BlockToCome lines={3} {...{ error, refetch }} />
  return (
    <Cards>
      <BalanceHead unit="COIN" balance={data.balance} ending={data.ending} />
      <Card flush>
        <Row
          title={title === '' ? '金币商城' : title}
          note="任务与兑换"
          href={goldStorePaths.goldStoreHome.to()}
        />
      </Card>
    </Cards>
  )
})

export const campaignBlocks: Readonly<Record<string, BlockComponent>> = {
  ActivityHero,
  RuleText,
  NewcomerSteps,
  ChallengeProgress,
  RankingTop,
  GoldBalance,
  TierCard,
  InviteCard,
  CouponStrip,
  Coupon,
}
