import { path } from '#paths/path.ts'

export const newUser2025Paths = {
  /** The milestones of who registered in the edition of 2025. */
  newUserHome2025: path('/newUser2025/NewUserHome2025'),
} as const
