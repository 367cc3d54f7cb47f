import type * as v from 'valibot'
import type { queryActivity } from '#api/calls/campaign.ts'

export type Campaign = v.InferOutput<typeof queryActivity.payload>['activity']
