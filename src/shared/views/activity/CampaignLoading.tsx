import { Navigate } from 'react-router-dom'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { useDelayedFlag } from '#ui/layout/use-delayed-flag.ts'
import { useIsFresh } from '#templates/use-is-fresh.ts'
import type { CampaignPages } from './campaign-pages.ts'
import { useCampaign } from './use-campaign.ts'

interface Props {
  readonly activityId: string
  readonly pages: CampaignPages
}

/** From when on a wait may be ended by asking again, ms. */
const LONG_WAIT = 8_000

/**
 * Asks what the campaign is for the user, and leads on in its own place: who has not been welcomed
 * to the welcome page, others to the home, which can show every state.
 */
export function CampaignLoading({ activityId, pages }: Props) {
  const query = useCampaign(activityId)
  const isFresh = useIsFresh(query)
  const { data, error } = query
  const waits = !isFresh && error === null
  const showSkeleton = useDelayedFlag(waits)
  const isLong = useDelayedFlag(waits, { delay: LONG_WAIT })
  if (isFresh && data !== undefined) {
    const lead = data.activity.welcomed === true ? pages.home : pages.welcome
    return <Navigate replace to={lead(activityId)} />
  }
  if (error !== null) {
    const isUnknown = error instanceof CallRefused && error.retCode === RET.notFound
    return <Navigate replace to={pages.error(activityId, isUnknown ? 'notFound' : 'network')} />
  }
  return (
    <div aria-busy="true">
      {showSkeleton ? <SkeletonScreen shape="figures" /> : null}
      {isLong ? (
        <BottomBar note="加载时间较长">
          <Button size="large" block onClick={async () => void (await query.refetch())}>
            重试
          </Button>
        </BottomBar>
      ) : null}
    </div>
  )
}
