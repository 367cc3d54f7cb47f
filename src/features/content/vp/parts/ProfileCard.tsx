import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { queryPerson } from '#api/calls/content.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { Avatar, PersonTag } from '#shared/views/content/items/PersonLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './ProfileCard.module.css'

export type Profile = v.InferOutput<typeof queryPerson.payload>

interface Props {
  readonly profile: Profile
  /** At the right of the numbers: follow. */
  readonly follow?: ReactNode
  /** At the right of the name: what else can be done. */
  readonly more?: ReactNode
  /** The place where the card leads on to. */
  readonly ways?: readonly { readonly title: string; readonly href: string }[]
}

const NO_WAYS: NonNullable<Props['ways']> = []

/** Shows who somebody is: of the company's people with post and certificate number. */
export function ProfileCard({ profile, follow, more, ways = NO_WAYS }: Props) {
  const { person, bio, department } = profile
  const posts = [
    department,
    person.title,
    person.certNo === '' ? '' : `从业资格编号 ${person.certNo}`,
  ].filter((it) => it !== '')
  const counts = [
    countedWords(person.items, '条内容'),
    countedWords(person.followers, '人关注'),
    person.ipPlace === '' ? '' : `IP 属地 ${person.ipPlace}`,
  ].filter((it) => it !== '')
  // The line of who has left says that alone, which the tag does as well.
  const line = person.left === null ? person.line : ''
  return (
    <Card flush>
      <div className={styles.profile}>
        <div className={styles.head}>
          <Avatar author={person} large />
          <div className={styles.texts}>
            <h1 className={styles.name}>
              {person.name} <PersonTag author={person} />
            </h1>
            {posts.length > 0 && (
              <p className={styles.posts}>
                {posts.map((post) => (
                  <span key={post} className={styles.post}>
                    {post}
                  </span>
                ))}
              </p>
            )}
          </div>
          {more}
        </div>
        {(line !== '' || bio !== '') && <p className={styles.line}>{bio === '' ? line : bio}</p>}
        <div className={styles.foot}>
          <p className={styles.counts}>
            <FactLine facts={counts} />
          </p>
          {follow}
        </div>
      </div>
      {ways.length > 0 && (
        <RowList>
          {ways.map(({ title, href }) => (
            <Row key={href} title={title} href={href} />
          ))}
        </RowList>
      )}
    </Card>
  )
}
