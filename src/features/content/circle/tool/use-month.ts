import { useQuery } from '@tanstack/react-query'
import { listMilestones } from '#api/calls/content.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { MilestoneStage } from '#domain/content/milestones.ts'
import type { Milestone } from '../parts/MilestoneRow.tsx'

const PAGE_SIZE = 20
/** Far more than a month has. */
const MOST_PAGES = 10

interface Asked {
  readonly month: string
  readonly stage: MilestoneStage | undefined
  readonly area: string | undefined
}

/** All milestones of a month: a calendar of a part of it would be wrong. */
export const useMonth = (asked: Asked) =>
  useQuery({
    queryKey: [listMilestones.name, 'month', asked],
    queryFn: async ({ signal }) => {
      const found: Milestone[] = []
      let cursor: string | undefined
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const request = { ...asked, cursor, size: PAGE_SIZE }
        // Each page begins where the one before it ends.
        // oxlint-disable-next-line no-await-in-loop
        const { records, nextCursor } = await fetchOrThrow(listMilestones, request, { signal })
        found.push(...records)
        if (nextCursor === '') break
        cursor = nextCursor
      }
      return found
    },
  })
