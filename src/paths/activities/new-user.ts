import { path } from '#paths/path.ts'

export const newUserPaths = {
  /** The way of a newcomer to a first purchase. */
  home: path('/newUser/home'),
} as const
