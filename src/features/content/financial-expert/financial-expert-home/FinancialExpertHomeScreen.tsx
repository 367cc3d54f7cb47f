import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listItems, listPeople } from '#api/calls/content.ts'
import { queryExpertSeason } from '#api/calls/expert.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { vpPaths } from '#paths/vp.ts'
import { session } from '#session/session.ts'
import { itemOfKindRow } from '#shared/views/content/items/ItemRows.tsx'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { PersonRow } from '#shared/views/content/people/PersonRow.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { factsWords } from '#features/content/financial-expert/parts/expert-words.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import styles from './FinancialExpertHomeScreen.module.css'
import { StandingCard } from './StandingCard.tsx'

const FEED = { channel: 'expert' } as const
const STAFF = { kind: 'advisor', size: 3 } as const
const keptAs = () => 'experts'

export const prefetch: Prefetch<object> = (_, signedIn) => [
  prefetchCall(queryExpertSeason, {}),
  prefetchCursorPages(listItems, FEED, { keptAs }),
  ...prefetchPage({ slot: 'expert-home' }, signedIn),
]

/** The season of experts: rules, the place of the user, who takes part, what they write. */
export default function FinancialExpertHomeScreen() {
  const { openId } = useSnapshot(session)
  const list = useCursorList(listItems, FEED, itemKey, { keptAs })
  return (
    <ItemList
      key={openId}
      label="达人动态"
      list={useAfterSlot(list, 'expert-home')}
      head={
        <SlotHead slot="expert-home" path={financialExpertPaths.financialExpertHome.to()}>
          <Season />
          <Staff />
          <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
        </SlotHead>
      }
      empty={{ title: '达人还没有发布内容' }}
    >
      {itemOfKindRow}
    </ItemList>
  )
}

function Season() {
  const query = useQuery(queryFor(queryExpertSeason, {}))
  return (
    <Loaded
      query={query}
      skeleton={
        <Card>
          <Skeleton lines={5} />
        </Card>
      }
    >
      {({ season, mine, members }) => (
        <>
          <StandingCard mine={mine} />
          <Card title={season.title}>
            <p className={styles.season}>
              {`${formatDate(season.from)} 至 ${formatDate(season.until)}`}
            </p>
            <div className={styles.rules}>
              <BulletList items={season.rules} />
            </div>
          </Card>
          <Card title="理财达人" extra={`${members.length} 位持有人`} flush>
            <UnreadableNotice of={[members]} />
            {isEmptyList(members) ? (
              <EmptyState kind="empty" title="本季还没有达人" note="持有满一年即可申请" />
            ) : (
              <RowList label="理财达人">
                {members.map(({ person, facts }) => (
                  <PersonRow
                    key={person.personId}
                    person={person}
                    facts={[factsWords(facts), person.ipPlace]}
                    said={person.line}
                    href={financialExpertPaths.financialExpertPersonal.to({
                      personId: person.personId,
                    })}
                  />
                ))}
              </RowList>
            )}
          </Card>
        </>
      )}
    </Loaded>
  )
}

/** The company's people, apart from members: they answer, and are no experts of the season. */
function Staff() {
  const { data, error, refetch } = useQuery(queryFor(listPeople, STAFF))
  if (data === undefined) {
    return error === null ? null : (
      <Card title="本公司同事" flush>
        <FailedLine what="本公司同事" onRetry={refetch} />
      </Card>
    )
  }
  if (isEmptyList(data.records)) return null
  return (
    <Card title="本公司同事" extra="不参与评选" flush>
      <UnreadableNotice of={[data.records]} />
      <RowList label="本公司同事">
        {data.records.map((person) => (
          <PersonRow
            key={person.personId}
            person={person}
            facts={[person.title, person.certNo === '' ? '' : `从业资格编号 ${person.certNo}`]}
            href={vpPaths.personalHome.to({ personId: person.personId })}
          />
        ))}
      </RowList>
    </Card>
  )
}
