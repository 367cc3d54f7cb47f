import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryPerson } from '#api/calls/content.ts'
import type { queryManager } from '#api/calls/fund-people.ts'
import { queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { formatWan } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { usePersonFollow } from '#shared/views/content/marks/use-person-follow.ts'
import { MoreButton } from '#shared/views/content/people/MoreButton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './ManagerHead.module.css'

type Manager = v.InferOutput<typeof queryManager.payload>
type Person = v.InferOutput<typeof queryPerson.payload>['person']

/** Name, post, number of the qualification, and what the person has managed for how long. */
export function ManagerHead({ manager }: { readonly manager: Manager }) {
  const { fmUid, name, title, certNo, profile, style, since, years, left } = manager
  const { assets, assetsDate } = manager
  const { data, isPending } = useQuery(queryFor(queryPerson, { fmUid }))
  const person = data?.person
  return (
    <Card>
      {isPending ? <span aria-busy="true" hidden /> : null}
      <div className={styles.head}>
        <Avatar author={{ name, avatar: person?.avatar ?? '' }} />
        <div className={styles.texts}>
          <h2 className={styles.name}>
            <span>{name}</span>
            {left === null ? null : <Tag>{`已离任 ${formatDate(left)}`}</Tag>}
          </h2>
          <p className={styles.facts}>
            <span>{title}</span>
            <span>{certNo === '' ? '' : `从业资格编号 ${certNo}`}</span>
          </p>
        </div>
        {person === undefined ? null : <Follow person={person} />}
      </div>
      {profile === '' ? null : <p className={styles.profile}>{profile}</p>}
      <KeyValue
        items={[
          { label: '从业年限', value: years === 0 ? NO_FIGURE : `${years} 年` },
          { label: '首次任基金经理', value: formatDate(since) },
          {
            label: '在管规模',
            value: assets === null ? NO_FIGURE : `${formatWan(assets)}元`,
            note: assetsDate === null ? undefined : `截至 ${formatDate(assetsDate)}`,
          },
          { label: '投资风格', value: style === '' ? NO_FIGURE : style },
        ]}
      />
      {person === undefined || person.mine?.self === true ? null : (
        <div className={styles.more}>
          <MoreButton target={{ personId: person.personId }} author={person} />
        </div>
      )}
    </Card>
  )
}

function Follow({ person }: { readonly person: Person }) {
  const { follow, offered } = usePersonFollow(person)
  return (
    <div className={styles.follow}>
      {offered ? <FollowButton mark={follow} name={person.name} /> : null}
      <span className={styles.count}>{countedWords(follow.count, '人关注')}</span>
    </div>
  )
}
