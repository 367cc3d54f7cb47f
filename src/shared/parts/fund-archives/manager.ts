import type * as v from 'valibot'
import { listFundManagers } from '#api/calls/fund-archives.ts'

export type Manager = v.InferOutput<typeof listFundManagers.payload>['managers'][number]
