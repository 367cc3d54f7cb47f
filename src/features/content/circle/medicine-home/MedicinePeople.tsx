import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listPeople } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { vpPaths } from '#paths/vp.ts'
import { Avatar } from '#shared/content/items/PersonLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { MEDICINE } from '../parts/circle.ts'
import styles from './MedicinePeople.module.css'

const MOST = 5

type Person = v.InferOutput<typeof listPeople.payload>['records'][number]

const personFacts = ({ title, certNo, followers }: Person): readonly string[] => [
  title,
  certNo === '' ? '' : `从业资格编号 ${certNo}`,
  countedWords(followers, '人关注'),
]

/** Who writes in the circle for the company; left out where they did not load. */
export function MedicinePeople() {
  const { data } = useQuery(queryFor(listPeople, { circleId: MEDICINE, size: MOST }))
  if (data === undefined || data.records.length === 0) return null
  return (
    <Card title="圈子里的人" flush>
      <RowList label="圈子里的人">
        {data.records.map((person) => (
          <a
            key={person.personId}
            className={styles.person}
            href={vpPaths.personalHome.to({ personId: person.personId })}
          >
            <Avatar author={person} />
            <span className={styles.texts}>
              <span className={styles.name}>{person.name}</span>
              <span className={styles.note}>
                <FactLine facts={personFacts(person)} />
              </span>
            </span>
          </a>
        ))}
      </RowList>
    </Card>
  )
}
