import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listPeople } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { useFollow } from '#shared/views/content/marks/use-mark.ts'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './SuggestedPeople.module.css'

type Person = v.InferOutput<typeof listPeople.payload>['records'][number]

/** People to follow, for a user who follows no one; left out where they did not load. */
export function SuggestedPeople() {
  const { data } = useQuery(queryFor(listPeople, { of: 'suggested', size: 6 }))
  if (data === undefined || data.records.length === 0) return null
  return (
    <div className={styles.people}>
      <Card title="可以先关注" flush>
        <RowList>
          {data.records.map((person) => (
            <PersonRow key={person.personId} person={person} />
          ))}
        </RowList>
      </Card>
    </div>
  )
}

function PersonRow({ person }: { readonly person: Person }) {
  const { personId, name, title, line, followers, mine } = person
  const follow = useFollow({ personId }, { on: mine?.followed ?? false, count: followers })
  return (
    <div className={styles.row}>
      <Avatar author={person} />
      <div className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          <FactLine facts={[title, countedWords(follow.count, '人关注')]} />
        </span>
        <span className={styles.note}>{line}</span>
      </div>
      <FollowButton mark={follow} name={name} />
    </div>
  )
}
