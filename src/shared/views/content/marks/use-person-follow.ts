import type * as v from 'valibot'
import type { contentPerson } from '#api/content-entities.ts'
import { useFollow, type Mark } from './use-mark.ts'

type Person = Pick<v.InferOutput<typeof contentPerson>, 'personId' | 'followers' | 'left' | 'mine'>

/**
 * The following of a person, and whether to offer it: never of oneself, and of a person who has
 * left only to those who follow already, to end it.
 */
export function usePersonFollow({ personId, followers, left, mine }: Person): {
  readonly follow: Mark
  readonly offered: boolean
} {
  const follow = useFollow({ personId }, { on: mine?.followed ?? false, count: followers })
  return { follow, offered: mine?.self !== true && (left === null || follow.on) }
}
