import * as v from 'valibot'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

export const applicationRow = v.object({
  application_id: v.string(),
  user_id: v.string(),
  bio: v.string(),
  show_facts: v.picklist([0, 1]),
  time: v.string(),
  state: v.picklist(['pending', 'accepted', 'rejected']),
  reason: v.string(),
  decide_due: v.string(),
})

export const lastApplication = ({ db }: World, user: User) =>
  db.get(
    applicationRow,
    'SELECT * FROM expert_applications WHERE user_id = ? ORDER BY time DESC, application_id LIMIT 1',
    user.user_id,
  )
