import * as v from 'valibot'
import type { setContentSettings } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { authorView, ownPerson, personIdOf, requirePerson } from './people.ts'
import { personRow } from './rows.ts'
import { isBound, mutedUntil } from './writing.ts'

const settingsRow = v.object({ personal: v.number(), rules_agreed: v.string() })

export function ownSettings(world: World, user: User) {
  const { db } = world
  const row = db.get(
    settingsRow,
    'SELECT personal, rules_agreed FROM content_settings WHERE user_id = ?',
    user.user_id,
  )
  const blocked = db.all(
    personRow,
    `SELECT p.* FROM content_blocks b JOIN content_people p USING (person_id) WHERE b.user_id = ?
     ORDER BY p.name`,
    user.user_id,
  )
  return {
    personal: row?.personal === 1,
    rulesAgreed: row !== undefined && row.rules_agreed !== '',
    mutedUntil: mutedUntil(world, user),
    mobileBound: isBound(user),
    personId: ownPerson(world, user).person_id,
    blocked: blocked.map(authorView),
  }
}

export function changeSettings(
  world: World,
  user: User,
  request: v.InferOutput<typeof setContentSettings.request>,
): void {
  const { db, clock } = world
  const { user_id: userId } = user
  const blocked = request.blockPersonId
  if (blocked !== undefined) {
    if (blocked === personIdOf(userId)) throw new Refusal(RET.badRequest, '不能屏蔽自己')
    requirePerson(db, blocked)
  }
  db.transaction(() => {
    db.run('INSERT OR IGNORE INTO content_settings (user_id) VALUES (?)', userId)
    if (request.personal !== undefined) {
      db.run(
        'UPDATE content_settings SET personal = ? WHERE user_id = ?',
        request.personal === '1' ? 1 : 0,
        userId,
      )
    }
    if (request.rulesAgreed !== undefined) {
      db.run(
        `UPDATE content_settings SET rules_agreed = ? WHERE user_id = ? AND rules_agreed = ''`,
        clock.now(),
        userId,
      )
    }
    if (blocked === undefined) return
    db.run(
      request.on === '0'
        ? 'DELETE FROM content_blocks WHERE user_id = ? AND person_id = ?'
        : 'INSERT OR IGNORE INTO content_blocks VALUES (?, ?)',
      userId,
      blocked,
    )
  })
}
