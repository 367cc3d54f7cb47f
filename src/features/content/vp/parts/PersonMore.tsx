import { MoreButton } from '#shared/views/content/people/MoreButton.tsx'
import type { Profile } from './ProfileCard.tsx'

/** On the page of another person: report or block them. */
export function PersonMore({ person }: Pick<Profile, 'person'>) {
  if (person.mine?.self === true) return null
  return <MoreButton target={{ personId: person.personId }} author={person} />
}
