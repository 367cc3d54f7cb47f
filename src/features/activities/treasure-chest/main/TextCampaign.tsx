import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getActivityRule } from '#api/calls/activity.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './TextCampaign.module.css'

/** A campaign without screens of its own: its state, its rules, and the tasks that it rewards. */
export function TextCampaign({ activityId }: { readonly activityId: string }) {
  const navigate = useNavigate()
  const rule = useQuery(queryFor(getActivityRule, { activityId }))
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind === 'joined'
          ? { text: '去做任务', onClick: () => void navigate(goldStorePaths.goldCoinTask.to()) }
          : null
      }
      onJoined={() => {}}
      onReread={rule.refetch}
    >
      {() => (
        <Loaded query={rule} skeleton={<Skeleton lines={4} />}>
          {({ startDate, endDate, rules }) => (
            <Card title="活动规则" extra={`${formatDate(startDate)} 至 ${formatDate(endDate)}`}>
              {rules.map(({ heading, text }) => (
                <section key={heading} className={styles.rule}>
                  <h3 className={styles.heading}>{heading}</h3>
                  <p>{text}</p>
                </section>
              ))}
            </Card>
          )}
        </Loaded>
      )}
    </CampaignHome>
  )
}
