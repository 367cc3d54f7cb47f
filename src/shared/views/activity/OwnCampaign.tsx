import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { campaignAddress } from './campaign-address.ts'
import { useCampaign } from './use-campaign.ts'

interface Props {
  readonly activityId: string
  /** The first segment of the screens that show campaigns of this kind. */
  readonly route: string
  readonly children: ReactNode
}

/** Shows a campaign of its own module, and leads to the screens of any other. */
export function OwnCampaign({ activityId, route, children }: Props) {
  const { data } = useCampaign(activityId)
  const isOther = data !== undefined && data.activity.route !== route
  return isOther ? <Navigate replace to={campaignAddress(data.activity)} /> : children
}
