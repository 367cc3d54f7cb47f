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
      const readFrom = async (cursor?: string, page = 1): Promise<readonly Milestone[]> => {
        if (page > MOST_PAGES) throw new Error(`more than ${MOST_PAGES} pages of a month`)
        const request = { ...asked, cursor, size: PAGE_SIZE }
        const { records, nextCursor } = await fetchOrThrow(listMilestones, request, { signal })
        return nextCursor === '' ? records : [...records, ...(await readFrom(nextCursor, page + 1))]
      }
      return readFrom()
    },
  })
