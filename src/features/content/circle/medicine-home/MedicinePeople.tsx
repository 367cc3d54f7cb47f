import { useQuery } from '@tanstack/react-query'
import { listPeople } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { vpPaths } from '#paths/vp.ts'
import { PersonRow } from '#shared/views/content/people/PersonRow.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { MEDICINE } from '../parts/circle.ts'

const MOST = 5
const TITLE = '圈子里的人'

/** Shows who writes in the circle for the company. */
export function MedicinePeople() {
  const request = { circleId: MEDICINE, size: MOST }
  const { data, error, refetch } = useQuery(queryFor(listPeople, request))
  if (data === undefined) {
    return error === null ? null : (
      <Card title={TITLE} flush>
        <FailedLine what={TITLE} onRetry={refetch} />
      </Card>
    )
  }
  if (isEmptyList(data.records)) return null
  return (
    <Card title={TITLE} flush>
      <UnreadableNotice of={[data.records]} />
      <RowList label={TITLE}>
        {data.records.map((person) => (
          <PersonRow
            key={person.personId}
            person={person}
            facts={[
              person.title,
              person.certNo === '' ? '' : `从业资格编号 ${person.certNo}`,
              countedWords(person.followers, '人关注'),
            ]}
            href={vpPaths.personalHome.to({ personId: person.personId })}
          />
        ))}
      </RowList>
    </Card>
  )
}
