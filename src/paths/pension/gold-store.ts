import { path } from '#paths/path.ts'

/** Gold coins; the mall itself is not built yet. */
export const goldStorePaths = {
  goldVaryRecords: path('/goldStore/goldVaryRecords'),
} as const
