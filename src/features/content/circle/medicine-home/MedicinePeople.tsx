import { useQuery } from '@tanstack/react-query'
import { listPeople } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { contentCount } from '#domain/content/content-words.ts'
import { vpPaths } from '#paths/vp.ts'
import { Avatar } from '#shared/content/items/PersonLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { MEDICINE } from '../parts/circle.ts'

const MOST = 5

/** Who writes in the circle for the company; left out where they did not load. */
export function MedicinePeople() {
  const { data } = useQuery(queryFor(listPeople, { circleId: MEDICINE, size: MOST }))
  if (data === undefined || data.records.length === 0) return null
  return (
    <Card title="圈子里的人" flush>
      <RowList label="圈子里的人">
        {data.records.map((person) => (
          <Row
            key={person.personId}
            icon={<Avatar author={person} />}
            title={person.name}
            note={[person.title, person.certNo === '' ? '' : `从业资格编号 ${person.certNo}`]
              .filter((it) => it !== '')
              .join(' · ')}
            valueNote={`${contentCount(person.followers)} 人关注`}
            href={vpPaths.personalHome.to({ personId: person.personId })}
          />
        ))}
      </RowList>
    </Card>
  )
}
