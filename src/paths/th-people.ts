import * as v from 'valibot'
import { contentId } from './fields.ts'
import { path } from './path.ts'

export const thPeoplePaths = {
  /** `personId`: whose sheet is open. */
  thPeopleHome: path('/thPeople/thPeopleHome', { personId: v.optional(contentId) }),
} as const
