import type * as v from 'valibot'
import type { listActivities } from '#api/calls/campaign.ts'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { countdownText, monthDay, pausedText } from '#domain/campaign/campaign-words.ts'
import { now14 } from '#platform/clock.ts'
import { CampaignPicture } from './CampaignPicture.tsx'
import { campaignAddress, isInApp } from '#shared/views/activity/campaign-address.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { useCampaignState } from '#templates/activity/use-campaign-state.ts'
import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'

type Listed = v.InferOutput<typeof listActivities.payload>['records'][number]

const KINDS: Record<Listed['kind'], string> = { keep: '定投', game: '模拟', rule: '福利' }

/** Returns what a user has of it, in a word. */
function ownTag({ claimable, own }: Listed, { kind }: CampaignState) {
  if (claimable > 0) return <Tag tone="gold">{`待领取 ${claimable}`}</Tag>
  if (own !== null) return <Tag tone="brand">已参加</Tag>
  return kind === 'soldOut' ? <Tag>已领完</Tag> : undefined
}

function timeText({ endTime, claimUntil }: Listed, state: CampaignState): string {
  switch (state.kind) {
    case 'paused':
      return pausedText(state.reason)
    case 'notBegun':
      return `距开始 ${countdownText(state.msLeft)}`
    case 'ended':
      return state.claimable
        ? `${monthDay(endTime, now14())}已结束，奖励可领至 ${monthDay(claimUntil, now14())}`
        : `${monthDay(endTime, now14())}已结束`
    case 'joined':
    case 'soldOut':
    case 'notEligible':
    case 'open':
      return `${monthDay(endTime, now14())}结束`
  }
}

interface Props {
  readonly listed: Listed
  readonly reread: () => void
}

/** One campaign: what it is, until when, what the user has of it. */
export function CampaignRow({ listed, reread }: Props) {
  const { activityId, kind, title } = listed
  const state = useCampaignState(listed, reread)
  return (
    <Exposed what="campaign" id={activityId}>
      <Row
        title={title}
        icon={<CampaignPicture {...listed} />}
        track="campaign"
        trackId={activityId}
        note={`${KINDS[kind]}${isInApp(listed) ? ' · 仅限 App' : ''} · ${timeText(listed, state)}`}
        value={ownTag(listed, state)}
        href={campaignAddress(listed)}
      />
    </Exposed>
  )
}
