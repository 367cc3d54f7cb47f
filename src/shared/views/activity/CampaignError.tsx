import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import type { CampaignError as Code, CampaignPages } from './campaign-pages.ts'

interface Props {
  readonly activityId: string
  readonly code: Code
  readonly pages: CampaignPages
}

const WORDS: Record<Code, { readonly title: string; readonly note: string; again: boolean }> = {
  notFound: { title: '没有找到这个活动', note: '活动可能已经下线，或链接有误', again: false },
  paused: { title: '活动暂停', note: '恢复后可以继续参加，已达成的奖励保留', again: true },
  notEligible: { title: '暂不符合参加条件', note: '可以看看其他活动', again: false },
  network: { title: '活动没有加载出来', note: '请检查网络连接后重试', again: true },
}

/** Shows why a campaign could not be opened, and the way on. */
export function CampaignError({ activityId, code, pages }: Props) {
  const replace = useReplace()
  const { title, note, again } = WORDS[code]
  const toCenter = () => replace(activityCenterPaths.activityCenterHome.to())
  const kind = code === 'network' ? 'offline' : code === 'notFound' ? 'notfound' : 'empty'
  const center = '返回活动中心'
  return again ? (
    <EmptyState
      {...{ kind, title, note }}
      actionText="重试"
      onAction={() => replace(pages.loading(activityId))}
      secondaryText={center}
      onSecondary={toCenter}
    />
  ) : (
    <EmptyState {...{ kind, title, note }} actionText={center} onAction={toCenter} />
  )
}
