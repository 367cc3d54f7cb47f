import { useQuery } from '@tanstack/react-query'
import { queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { WelcomeAct } from '#shared/views/activity/CampaignWelcome.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { keepOf, keepPages } from '../parts/keep-pages.ts'

type Input = PathInput<typeof keepActivityPaths.welcome>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryWelcomeConfig, { activityId: keepOf(input) }),
]

/** Shows how the challenge goes, before it is seen for the first time. */
export default function WelcomeScreen({ input }: { readonly input: Input }) {
  const activityId = keepOf(input)
  const welcome = useQuery(queryFor(queryWelcomeConfig, { activityId }))
  const goOn = <WelcomeAct activityId={activityId} pages={keepPages} text="了解了，进入活动" />
  return (
    <DetailTemplate
      query={welcome}
      title={({ title }) => title}
      skeleton="list"
      actions={() => goOn}
    >
      {({ title, content, funds }) => (
        <>
          <UnreadableNotice of={[content, funds]} />
          <Card title={`${title}怎么玩`}>
            <BulletList items={content} />
          </Card>
          <Card title="活动基金">
            <KeyValue
              items={funds.map(({ fundCode, fundName, minAmount }) => ({
                label: fundName,
                value: fundCode,
                note: `每期最低 ${formatAmount(minAmount)} 元`,
              }))}
            />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
