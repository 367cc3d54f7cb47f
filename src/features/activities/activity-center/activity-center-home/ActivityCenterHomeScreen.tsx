import { useSnapshot } from 'valtio'
import { getUserWelfareInfo } from '#api/calls/activity.ts'
import { listActivities } from '#api/calls/campaign.ts'
import { prefetchPages } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CampaignRow } from './CampaignRow.tsx'

type Input = PathInput<typeof activityCenterPaths.activityCenterHome>
type Tab = NonNullable<Input['tab']>

const TABS: readonly { readonly key: Tab; readonly label: string; readonly empty: string }[] = [
  { key: 'running', label: '进行中', empty: '现在没有进行中的活动' },
  { key: 'coming', label: '即将开始', empty: '没有即将开始的活动' },
  { key: 'over', label: '已结束', empty: '90 天内没有结束的活动' },
  { key: 'joined', label: '我参加的', empty: '您还没有参加活动' },
]

export const prefetch: Prefetch<Input> = ({ tab = 'running' }) => [
  prefetchPages(listActivities, { tab }),
]

/**
 * Shows what runs, what is to come, what is over, what one has joined; what waits to be claimed.
 */
export default function ActivityCenterHomeScreen({ input }: { readonly input: Input }) {
  const { tab = 'running' } = input
  const shell = useShell()
  const { ready } = useSnapshot(session)
  const signedIn = useSignedIn()
  const list = useEndlessList(listActivities, { tab })
  const welfare = useCurrent(getUserWelfareInfo, {}, { enabled: signedIn })
  const isKnown = ready && !welfare.isLoading
  const earned = welfare.data?.welfares.filter(({ state }) => state === 'earned').length ?? 0
  const belowHead = useAfterSlot(list, 'activity-center')
  const home = activityCenterPaths.activityCenterHome
  const choose = useUrlChoice(home)
  const show = (chosen: Tab) => choose({ tab: chosen })
  const signIn = () => void shell.login().then((done) => done && list.refetch())
  return (
    <ListTemplate
      label="活动"
      list={belowHead}
      itemKey={({ activityId }) => activityId}
      head={
        <SlotHead slot="activity-center" path={home.to()}>
          {isKnown ? null : <div aria-busy="true" hidden />}
          {earned > 0 ? <Waiting earned={earned} onShow={() => show('joined')} /> : null}
          <Segments label="活动" items={TABS} value={tab} onChange={show} />
        </SlotHead>
      }
      empty={
        tab === 'joined' && !signedIn
          ? { title: '登录后查看您参加的活动', actionText: '登录', onAction: signIn }
          : { title: TABS.find(({ key }) => key === tab)?.empty ?? '' }
      }
      footNote="活动以各自的规则为准，奖励由公司承担"
    >
      {(listed) => <CampaignRow listed={listed} reread={() => void list.refetch()} />}
    </ListTemplate>
  )
}

interface WaitingProps {
  readonly earned: number
  readonly onShow: () => void
}

/** Shows how many rewards wait to be claimed. */
function Waiting({ earned, onShow }: WaitingProps) {
  return (
    <Banner tone="info" action={{ text: '查看', onClick: onShow }}>
      {`待领取 ${earned} 项奖励`}
    </Banner>
  )
}
