import { path } from '#paths/path.ts'

export const vipAgingPaths = {
  /** Home of the edition for older people. */
  vipAgingHome: path('/vipAging/vipAgingHome'),
  /** Every service in a sentence. */
  allServiceAging: path('/vipAging/allServiceAging'),
} as const
