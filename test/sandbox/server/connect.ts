import { hears as activity } from '#test/sandbox/departments/activity/hears.ts'
import { hears as experts } from '#test/sandbox/departments/experts/hears.ts'
import { hears as game } from '#test/sandbox/departments/game/hears.ts'
import { hears as invite } from '#test/sandbox/departments/invite/hears.ts'
import { hears as keep } from '#test/sandbox/departments/keep/hears.ts'
import { hears as papers } from '#test/sandbox/departments/papers/hears.ts'
import { hears as plans } from '#test/sandbox/departments/plans/hears.ts'

/** Lets the departments hear of each other, once a process. */
for (const hear of [...activity, ...experts, ...game, ...invite, ...keep, ...papers, ...plans])
  hear()
