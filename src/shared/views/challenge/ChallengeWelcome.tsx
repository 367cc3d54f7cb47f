import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { WelcomeAct } from '#shared/views/activity/CampaignWelcome.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { ChallengeFunds } from './ChallengeFunds.tsx'
import { SampleCalendar } from './SampleCalendar.tsx'
import type { Challenge } from './challenges.ts'

interface Props {
  readonly challenge: Challenge
  readonly activityId: string
}

/** Shows how the challenge goes, before it is seen for the first time. */
export function ChallengeWelcome({ challenge, activityId }: Props) {
  const { calls, pages } = challenge
  const welcome = useQuery(queryFor(calls.welcome, { activityId }))
  const goOn = <WelcomeAct activityId={activityId} pages={pages} text="了解了，进入活动" />
  return (
    <DetailTemplate
      query={welcome}
      title={({ title }) => title}
      skeleton="list"
      actions={() => goOn}
    >
      {({ title, content, funds, grace }) => (
        <>
          <UnreadableNotice of={[content]} />
          <Card title={`${title}怎么玩`}>
            <BulletList items={content} />
          </Card>
          {grace === 0 ? null : <SampleCalendar />}
          <ChallengeFunds funds={funds} to={(fundCode) => challenge.form(activityId, fundCode)} />
        </>
      )}
    </DetailTemplate>
  )
}
