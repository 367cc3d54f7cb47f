import { listActivities } from '#api/calls/campaign.ts'
import { useCurrent } from '#api/use-current.ts'
import { challengeOn, type Challenge } from '#shared/views/challenge/challenges.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

interface Props {
  readonly challenge: Challenge
  readonly activityId: string
}

/** From a plan of a challenge to how far that has come. */
export function ChallengeLink({ challenge, activityId }: Props) {
  const { name, pages } = challenge
  return (
    <Card flush>
      <Row title={name} note="连续期数与奖励" href={pages.home(activityId)} />
    </Card>
  )
}

/** The same from a plan alone: of the campaign that the user takes part in by it. */
export function PlanChallengeLink({ planNo }: { readonly planNo: string }) {
  const { data } = useCurrent(listActivities, { tab: 'joined', page: 1, size: 50 })
  const found = data?.records.find(({ own }) => own?.planNo === planNo)
  return found === undefined ? null : (
    <ChallengeLink challenge={challengeOn(found.route)} activityId={found.activityId} />
  )
}
