import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import type { ContentAuthor } from '#shared/content/content-types.ts'
import { FollowButton } from './FollowButton.tsx'
import { useFollow } from './use-mark.ts'

type Person = v.InferOutput<typeof queryPerson.payload>['person']

/** Follows a person, where that makes sense: not oneself, and nobody anew who has left. */
export function PersonFollow({ person }: { readonly person: Person }) {
  const { personId, name, followers, left, mine } = person
  const follow = useFollow({ personId }, { on: mine?.followed ?? false, count: followers })
  if (mine?.self === true || (left !== null && !follow.on)) return null
  return <FollowButton mark={follow} name={name} />
}

/** The same beside what they wrote, once it is known whether the user follows them. */
export function AuthorFollow({ author }: { readonly author: Pick<ContentAuthor, 'personId'> }) {
  const { data } = useQuery(queryFor(queryPerson, { personId: author.personId }))
  return data === undefined ? null : <PersonFollow person={data.person} />
}
