import * as v from 'valibot'
import { path } from '#paths/path.ts'
import { matching } from '#domain/text-formats.ts'

/** Of one tree; without it the tree that runs. */
const ofTree = { activityId: v.optional(matching(/^gold-tree-\d{1,4}$/, 'Names a gold tree')) }

export const goldTreePaths = {
  goldTreeHome: path('/goldTree/goldTreeHome', ofTree),
  /** Once it is over. */
  goldTreeOffline: path('/goldTree/goldTreeOffline', ofTree),
} as const
