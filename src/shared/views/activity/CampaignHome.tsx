import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import type { Campaign } from '#templates/activity/campaign.ts'
import { ActivityTemplate, type CampaignAct } from '#templates/ActivityTemplate.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import type { CampaignPages } from './campaign-pages.ts'
import { useCampaign, useJoin } from './use-campaign.ts'

interface Props {
  readonly activityId: string
  /** Null of a campaign without a welcome page. */
  readonly pages: CampaignPages | null
  /** As of `ActivityTemplate`. */
  readonly next: (campaign: Campaign, state: CampaignState) => CampaignAct | null
  readonly onJoined: (campaign: Campaign) => void
  /** Returns what else is read again with the campaign. */
  readonly onReread: () => Promise<unknown>
  readonly children: (campaign: Campaign, state: CampaignState) => ReactNode
}

/** The home of a campaign, for who has been welcomed; others are led there first. */
export function CampaignHome({ activityId, pages, ...rest }: Props) {
  const query = useCampaign(activityId)
  return (
    <DataTemplate
      query={query}
      title={({ activity }) => activity.title}
      skeleton={<SkeletonScreen shape="figures" />}
    >
      {({ activity }) =>
        pages !== null && activity.welcomed === false ? (
          <Navigate replace to={pages.loading(activityId)} />
        ) : (
          <Home campaign={activity} reread={query.refetch} {...rest} />
        )
      }
    </DataTemplate>
  )
}

interface HomeProps extends Omit<Props, 'activityId' | 'pages'> {
  readonly campaign: Campaign
  readonly reread: () => Promise<unknown>
}

function Home({ campaign, reread, next, onJoined, onReread, children }: HomeProps) {
  const verify = useRealName()
  const [rulesOpen, setRulesOpen] = useState(false)
  const again = () => Promise.all([reread(), onReread()])
  const join = useJoin({
    campaign,
    reread: again,
    showRules: () => setRulesOpen(true),
    onJoined: () => onJoined(campaign),
  })
  return (
    <ActivityTemplate
      campaign={campaign}
      reread={() => void again()}
      onVerify={async () => void (await verify())}
      onJoin={() => join.start()}
      next={(state) => next(campaign, state)}
      rules={{ open: rulesOpen, set: setRulesOpen }}
    >
      {(state) => children(campaign, state)}
    </ActivityTemplate>
  )
}
