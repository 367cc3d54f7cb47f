import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

/** From a plan of the keep challenge to how far it has come; by default in the one that runs. */
export function KeepLink({ activityId }: { readonly activityId?: string | undefined }) {
  return (
    <Card flush>
      <Row
        title="坚持定投挑战"
        note="连续期数与奖励"
        href={keepActivityPaths.keepActivityHome.to({ activityId })}
      />
    </Card>
  )
}
