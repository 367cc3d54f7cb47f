import { listMyContent } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'

/** The user's settings and newest reports. */
export const reportsQuery = queryFor(listMyContent, { part: 'reports', size: 20 })
