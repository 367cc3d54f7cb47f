import { SETTLED_AT } from '#domain/invite/stages.ts'
import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { payInvites } from './paying.ts'
import { advanceInvites } from './stages.ts'

export const day: DepartmentDay = {
  steps: [
    { order: 140, step: 63, kind: 'invites', at: SETTLED_AT, everyDay: true, happen: payInvites },
  ],
  moves: [{ order: 40, before: 'atEnd', move: advanceInvites }],
}
