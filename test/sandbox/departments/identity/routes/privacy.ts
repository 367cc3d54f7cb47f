import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  deletePersonalData,
  exportPersonalData,
  listPrivacyInfo,
  queryPrivacyInfo,
  withdrawConsent,
} from '#api/calls/privacy.ts'
import {
  closeAccount,
  closingBlock,
  collected,
  exportText,
  groupsFor,
  itemView,
} from '#test/sandbox/departments/identity/privacy.ts'
import { decide, itemsOf } from '#test/sandbox/departments/identity/consents.ts'
import { tooOften, untilMidnight } from '#test/sandbox/departments/identity/proofs.ts'
import { requireFreshProof } from '#test/sandbox/departments/identity/step-up.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

const EXPORTS_A_DAY = 3

function itemOr404({ db }: World, user: User, infoId: string) {
  const item = itemsOf(db, user).find((it) => it.infoId === infoId)
  if (!item) throw new Refusal(RET.notFound, '没有这项个人信息')
  return item
}

export const privacyFamily = [
  forAnyone(listPrivacyInfo, (_fields, world, user) => ({ groups: groupsFor(world, user) })),

  forUser(queryPrivacyInfo, ({ infoId }, world, user) => ({
    ...itemView(world, user, itemOr404(world, user, infoId)),
    ...collected(world, user, infoId),
  })),

  forUser(exportPersonalData, (_fields, world, user, session) => {
    requireFreshProof(world, user, { call: 'exportPersonalData', session })
    const { db, clock } = world
    const now = clock.now()
    const made = db.get(
      v.object({ count: v.number() }),
      'SELECT count(*) AS count FROM privacy_exports WHERE user_id = ? AND substr(export_time, 1, 8) = ?',
      user.user_id,
      now.slice(0, 8),
    )
    if (made && made.count >= EXPORTS_A_DAY) {
      throw tooOften('今日导出次数已用完，请明日再试', untilMidnight(now))
    }
    db.run('INSERT INTO privacy_exports VALUES (?, ?)', user.user_id, now)
    return {
      fileName: `personal-data-${now.slice(0, 8)}.json`,
      content: exportText(world, user),
      exportTime: now,
    }
  }),

  forUser(withdrawConsent, ({ infoId, withdrawn }, world, user, session) => {
    if (!itemOr404(world, user, infoId).withdrawable) {
      throw new Refusal(RET.badRequest, '参数 infoId 不正确：该项为法定必需，不能撤回')
    }
    requireFreshProof(world, user, {
      call: 'withdrawConsent',
      session,
      inCase: withdrawn === '1',
    })
    decide(world, user, { infoId, withdrawn: withdrawn === '1' })
    return {}
  }),

  forUser(deletePersonalData, (_fields, world, user, session) => {
    const block = closingBlock(world.db, user)
    if (block !== '') throw new Refusal(SHOWN_RET.accountInUse, block)
    requireFreshProof(world, user, { call: 'deletePersonalData', session })
    return { deleteTime: closeAccount(world, user) }
  }),
]
