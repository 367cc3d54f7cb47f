import { useNavigate } from 'react-router-dom'
import { shownBill } from '#domain/bill/annual-bill.ts'
import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import type { Kept } from '#shared/parts/copies/kept-calls.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import type { BillAnswer } from './bill.ts'
import type { BillLook } from './bill-look.ts'
import { BillStory } from './BillStory.tsx'
import styles from './BillStory.module.css'
import { quietPages } from './pages/QuietPages.tsx'
import { storyPages } from './pages/StoryPages.tsx'
import { ShareBill } from './ShareBill.tsx'
import { useBill } from './use-bill.ts'

interface Props {
  readonly edition: BillEdition
  readonly look: BillLook
}

/**
 * The bill of a year in each of its states. Figures that do not add up are not shown.
 */
export function BillHome({ edition, look }: Props) {
  const query = useBill(edition.year)
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="figures" />}>
      {(kept) => (
        <Answered kept={kept} reload={() => void query.refetch()} {...{ edition, look }} />
      )}
    </Loaded>
  )
}

interface AnsweredProps extends Props {
  readonly kept: Kept<BillAnswer>
  readonly reload: () => void
}

function Answered({ kept, reload, edition, look }: AnsweredProps) {
  const navigate = useNavigate()
  const verify = useRealName()
  const { payload, keptAt } = kept
  const { opensAt } = payload
  const bill = shownBill(payload)
  const { year } = edition
  const notice = <KeptNotice keptAt={keptAt} onReload={reload} />
  const instead = (
    title: string,
    note: string,
    actionText: string,
    act: string | (() => Promise<unknown>),
  ) => (
    <Page>
      {notice}
      <EmptyState
        kind="empty"
        title={title}
        note={note}
        actionText={actionText}
        onAction={() => void (typeof act === 'string' ? navigate(act) : act())}
      />
    </Page>
  )
  if (bill === 'notBegun')
    return instead(
      '账单还没有生成',
      `${year} 年的账单 ${formatDate(opensAt)} 起可以查看`,
      '看看月报',
      monthlyReportPaths.monthlyReportHome.to(),
    )
  if (bill === 'unverified')
    return instead('实名认证后查看账单', '账单来自您自己的交易记录', '去实名认证', verify)
  if (bill === 'none') return <BillStory look={look} pages={quietPages(edition)} notice={notice} />
  if (bill === 'checking')
    return instead(
      '账单核对中',
      '有一笔数字需要再核对，核对完成后就能查看，不会显示不准确的数字',
      '看看其他活动',
      activityCenterPaths.activityCenterHome.to(),
    )
  return (
    <BillStory
      look={look}
      pages={storyPages({ bill, edition, look })}
      notice={notice}
      tools={
        <span className={styles.tools}>
          <HideAmountsButton />
          <ShareBill bill={bill} edition={edition} look={look} />
        </span>
      }
    />
  )
}
