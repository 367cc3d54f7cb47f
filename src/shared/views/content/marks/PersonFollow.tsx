import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'
import { Button } from '#ui/base/Button.tsx'
import { FollowButton, FollowWord } from './FollowButton.tsx'
import styles from './PersonFollow.module.css'
import { usePersonFollow } from './use-person-follow.ts'

type Person = v.InferOutput<typeof queryPerson.payload>['person']

/** A button that follows a person, where following is offered. */
export function PersonFollow({ person }: { readonly person: Person }) {
  const { follow, offered } = usePersonFollow(person)
  return offered ? <FollowButton mark={follow} name={person.name} /> : null
}

/**
 * A follow button next to a person's text, once it is known whether the user follows them. Until
 * then an invisible button of the same size holds its space, so that the text does not move.
 */
export function AuthorFollow({
  author,
}: {
  readonly author: Pick<ContentAuthor, 'personId' | 'left'>
}) {
  const { data, isPending } = useQuery(queryFor(queryPerson, { personId: author.personId }))
  if (data !== undefined) return <PersonFollow person={data.person} />
  return isPending && author.left === null ? PLACEHOLDER : null
}

const PLACEHOLDER = (
  <div className={styles.place} aria-hidden="true">
    <Button kind="secondary" size="small" disabled>
      <FollowWord on={false} />
    </Button>
  </div>
)
