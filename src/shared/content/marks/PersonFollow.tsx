import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import type { ContentAuthor } from '#shared/content/content-types.ts'
import { FollowButton } from './FollowButton.tsx'
import { usePersonFollow } from './use-person-follow.ts'

type Person = v.InferOutput<typeof queryPerson.payload>['person']

/** A button that follows a person, where following is offered. */
export function PersonFollow({ person }: { readonly person: Person }) {
  const { follow, offered } = usePersonFollow(person)
  return offered ? <FollowButton mark={follow} name={person.name} /> : null
}

/** The same beside what they wrote, once it is known whether the user follows them. */
export function AuthorFollow({ author }: { readonly author: Pick<ContentAuthor, 'personId'> }) {
  const { data } = useQuery(queryFor(queryPerson, { personId: author.personId }))
  return data === undefined ? null : <PersonFollow person={data.person} />
}
