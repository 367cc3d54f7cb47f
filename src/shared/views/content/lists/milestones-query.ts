import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listMilestones } from '#api/calls/content.ts'
import { fetchOrThrow } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import type { MilestoneStage } from '#domain/content/milestones.ts'

const PAGE_SIZE = 20
/** Far more than a month has, or a user is reminded of. */
const MOST_PAGES = 10

interface MilestonesRequest {
  readonly month?: string
  readonly stage?: MilestoneStage | undefined
  readonly area?: string | undefined
  readonly reminded?: '1'
}
type Milestones = v.InferOutput<typeof listMilestones.payload>['records']

/** All requested milestones, page after page: a calendar of some would be wrong. */
export const milestonesQuery = (asked: MilestonesRequest) =>
  queryOptions({
    queryKey: [listMilestones.name, 'all', asked] as const,
    queryFn: async ({ signal }): Promise<Milestones> => {
      const pages: Milestones[] = []
      let cursor: string | undefined
      do {
        if (pages.length === MOST_PAGES) throw new Error(`more than ${MOST_PAGES} pages`)
        const request = { ...asked, cursor, size: PAGE_SIZE }
        const { records, nextCursor } = await fetchOrThrow(listMilestones, request, { signal })
        pages.push(records)
        cursor = nextCursor
      } while (cursor !== '')
      const lost = pages.reduce((sum, page) => sum + unreadable(page), 0)
      // As in an answer's own list, so that a notice above it can count them.
      return lost === 0 ? pages.flat() : Object.assign(pages.flat(), { unreadable: lost })
    },
  })
