import { path } from '#paths/path.ts'

/** The personal pension account: its quota, its money, and what is held with it. */
export const pensionAccountPaths = {
  home: path('/pensionAccount/home'),
} as const
