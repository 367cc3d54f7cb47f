import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { listColleagues, listTalks } from '#api/calls/company.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { contentTime } from '#domain/content/content-words.ts'
import {
  filterChoices,
  fitsFilter,
  NO_FILTER,
  YEAR_RANGES,
  type ManagerFilter,
} from '#domain/content/manager-filter.ts'
import { agedNote } from '#domain/publicity/speaker.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { now14 } from '#platform/clock.ts'
import { PersonRow } from '#shared/views/content/people/PersonRow.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { unreadable } from '#api/rows.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { TalksCard } from './TalksCard.tsx'

type Colleague = v.InferOutput<typeof listColleagues.payload>['people'][number]

const MANAGERS = { managers: '1' } as const

export const prefetch: Prefetch<object> = (_, signedIn) => [
  prefetchCall(listColleagues, MANAGERS),
  prefetchCall(listTalks, {}),
  ...prefetchPage({ slot: 'manager-lounge' }, signedIn),
]

const YEARS = { all: '全部年限', over10: '从业 10 年及以上', under10: '从业不满 10 年' } as const

/** Fund managers, what each said last, and the talks they give. */
export default function HomeScreen() {
  const query = useAfterSlot(useQuery(queryFor(listColleagues, MANAGERS)), 'manager-lounge')
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={<SlotHead slot="manager-lounge" path={fundManagerPaths.home.to()} />}
      footNote={<OpinionLine />}
    >
      {({ people }) => (
        <>
          <UnreadableNotice of={unreadable(people)} />
          <ManagersCard people={people} />
          <TalksCard />
        </>
      )}
    </DetailTemplate>
  )
}

function ManagersCard({ people }: { readonly people: readonly Colleague[] }) {
  const [filter, setFilter] = useState<ManagerFilter>(NO_FILTER)
  const { styles, types } = filterChoices(people)
  const shown = people.filter((it) => fitsFilter(it, filter))
  const choice = (key: string) => ({ key, label: key })
  const filters = [
    {
      key: 'style',
      label: '风格',
      value: filter.style,
      options: [{ key: 'all', label: '全部风格' }, ...styles.map(choice)],
    },
    {
      key: 'years',
      label: '年限',
      value: filter.years,
      options: YEAR_RANGES.map((key) => ({ key, label: YEARS[key] })),
    },
    {
      key: 'type',
      label: '类型',
      value: filter.type,
      options: [{ key: 'all', label: '全部类型' }, ...types.map(choice)],
    },
  ]
  return (
    <>
      <FilterBar
        label="筛选基金经理"
        filters={filters}
        onChange={(key, value) => setFilter((before) => ({ ...before, [key]: value }))}
      />
      <Card title="基金经理" extra={`${shown.length} 位`} flush>
        {shown.length === 0 && unreadable(people) === 0 ? (
          <EmptyState
            kind="empty"
            title="没有符合条件的基金经理"
            actionText="清除筛选"
            onAction={() => setFilter(NO_FILTER)}
          />
        ) : (
          <RowList label="基金经理">
            {shown.map((it) => (
              <ManagerRow key={it.person.personId} colleague={it} />
            ))}
          </RowList>
        )}
      </Card>
    </>
  )
}

/** Returns when something was said; the warning with the day once it is over twelve months ago. */
const saidWhen = (time: string): string => {
  const now = now14()
  return agedNote(time.slice(0, 8), now.slice(0, 8)) ?? contentTime(time, now)
}

function ManagerRow({ colleague }: { readonly colleague: Colleague }) {
  const { person, style, years, fundTypes, newest } = colleague
  const { title, certNo } = person
  return (
    <PersonRow
      person={person}
      facts={[title, years === 0 ? '' : `从业 ${years} 年`]}
      below={[style, fundTypes.join('、'), certNo === '' ? '' : `从业资格编号 ${certNo}`]}
      said={newest === null ? '' : `${saidWhen(newest.time)}：${newest.text}`}
      href={fundDetailPaths.fundManagerArea.to({ fmUid: person.fmUid })}
    />
  )
}
