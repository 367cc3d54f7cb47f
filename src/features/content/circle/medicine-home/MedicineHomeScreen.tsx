import { useQuery } from '@tanstack/react-query'
import { listCircles } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { IndexCard } from '#shared/parts/fund-index/IndexCard.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { MEDICINE } from '../parts/circle.ts'
import { CircleHead } from '../parts/CircleHead.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { MedicinePeople } from './MedicinePeople.tsx'
import { MedicineTab, TABS, type Tab } from './MedicineTab.tsx'
import { ThemeFunds } from './ThemeFunds.tsx'

type Input = PathInput<typeof circlePaths.medicineHome>

export const prefetch: Prefetch<Input> = (_, signedIn) => [
  prefetchCall(listCircles, {}),
  ...prefetchPage({ slot: 'circle:medicine' }, signedIn),
]

/** The home of 医药圈: its index, news, long reads, milestones and stocks; funds of the theme, people. */
export default function MedicineHomeScreen({
  input: { tab = 'consult' },
}: {
  readonly input: Input
}) {
  const choose = useUrlChoice(circlePaths.medicineHome)
  const query = useAfterSlot(useQuery(queryFor(listCircles, {})), 'circle:medicine')
  const show = (key: Tab) => choose({ tab: key })
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={<SlotHead slot="circle:medicine" path={circlePaths.medicineHome.to()} />}
      footNote={<OpinionLine />}
    >
      {({ circles }) => {
        const circle = circles.find(({ circleId }) => circleId === MEDICINE)
        return (
          <>
            {circle !== undefined && <CircleHead circle={circle} bare />}
            {circle !== undefined && circle.indexCode !== '' && (
              <IndexCard indexCode={circle.indexCode} />
            )}
            <Segments label="医药圈的内容" items={TABS} value={tab} onChange={show} />
            <MedicineTab tab={tab} />
            <ThemeFunds />
            <MedicinePeople />
          </>
        )
      }}
    </DetailTemplate>
  )
}
