import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listColleagues } from '#api/calls/company.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { brand } from '#domain/brand.ts'
import type { PathInput } from '#paths/path.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { PersonRow } from '#shared/views/content/people/PersonRow.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PersonSheet } from './PersonSheet.tsx'
import styles from './ThPeopleHomeScreen.module.css'

type Input = PathInput<typeof thPeoplePaths.thPeopleHome>
type Company = v.InferOutput<typeof listColleagues.payload>

export const prefetch: Prefetch<Input> = (_, signedIn) => [
  prefetchCall(listColleagues, {}),
  ...prefetchPage({ slot: 'people' }, signedIn),
]

const ALL = 'all'

const askBar = () => <AskBar />

/** Leads to the form for a question, which the company's people answer. */
function AskBar() {
  const navigate = useNavigate()
  return (
    <BottomBar>
      <Button block onClick={() => void navigate(vpPaths.vpProblem.to({ write: '1' }))}>
        {`问${brand.peopleName}`}
      </Button>
    </BottomBar>
  )
}

/** The company's people by department, and stories about their work. */
export default function ThPeopleHomeScreen({ input: { personId } }: { readonly input: Input }) {
  const query = useAfterSlot(useQuery(queryFor(listColleagues, {})), 'people')
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={<SlotHead slot="people" path={thPeoplePaths.thPeopleHome.to()} />}
      footNote={<OpinionLine />}
      actions={askBar}
    >
      {(company) => <People company={company} personId={personId} />}
    </DetailTemplate>
  )
}

interface PeopleProps {
  readonly company: Company
  readonly personId: string | undefined
}

function People({ company, personId }: PeopleProps) {
  const choose = useUrlChoice(thPeoplePaths.thPeopleHome)
  const [department, setDepartment] = useState(ALL)
  const { people, departments, stories } = company
  const here = <T extends { readonly department: string }>(all: readonly T[]) =>
    all.filter((it) => department === ALL || it.department === department)
  const whole = unreadable(people) === 0
  const [shown, shownStories] = [here(people), here(stories)]
  const open = people.find(({ person }) => person.personId === personId) ?? null
  const show = (id: string | undefined) => choose(id === undefined ? {} : { personId: id })
  const heading = department === ALL ? '全部同事' : department
  return (
    <>
      {personId !== undefined && open === null && (
        <Banner tone="info">
          {whole ? '没有找到这位同事，以下是全部同事' : '暂时无法显示这位同事的介绍'}
        </Banner>
      )}
      <UnreadableNotice of={[people, departments, stories]} />
      <Segments
        label="部门"
        items={[ALL, ...departments].map((key) => ({ key, label: key === ALL ? '全部' : key }))}
        value={department}
        onChange={setDepartment}
      />
      <Card title={heading} extra={`${shown.length} 位`} flush>
        {shown.length === 0 && whole ? (
          <EmptyState kind="empty" title="这个部门还没有介绍" />
        ) : (
          <RowList label={heading}>
            {shown.map(({ person, department: of, years }) => (
              <PersonRow
                key={person.personId}
                person={person}
                facts={[of, person.title, years === 0 ? '' : `从业 ${years} 年`]}
                onOpen={() => show(person.personId)}
              />
            ))}
          </RowList>
        )}
      </Card>
      {shownStories.length > 0 && (
        <RowCard title="他们的故事">
          {shownStories.map(({ storyId, title, text, person, department: of }) => (
            <article key={storyId} className={styles.story}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.by}>{`${of} ${person.name}`}</p>
            </article>
          ))}
        </RowCard>
      )}
      <PersonSheet colleague={open} onClose={() => show(undefined)} />
    </>
  )
}
