import { path } from '#paths/path.ts'

/** The tasks of a month. */
export const invitePaths = {
  inviteFriend: path('/invite/inviteFriend'),
  taskRecord: path('/invite/taskRecord'),
} as const
