import { listMilestones } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'

/** The milestones in the user's calendar. */
export const remindersQuery = () => queryFor(listMilestones, { reminded: '1', size: 20 })
