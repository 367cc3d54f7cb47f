import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
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
} from '#test/sandbox/identity/privacy.ts'
import { PRIVACY_ITEMS } from '#test/sandbox/identity/privacy-items.ts'
import {
  openSeals,
  requirePassword,
  tooOften,
  untilMidnight,
} from '#test/sandbox/identity/proofs.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { forUser } from '#test/sandbox/families/route.ts'

const EXPORTS_A_DAY = 3

function itemOr404(infoId: string) {
  const item = PRIVACY_ITEMS.find((it) => it.infoId === infoId)
  if (!item) throw new Refusal(RET.notFound, '没有这项个人信息')
  return item
}

/** The trading password where one is set; without one there is nothing to prove with. */
function requireProof(
  world: World,
  user: User,
  proof: { transPwd?: string | undefined; randomCode?: string | undefined },
): void {
  if (user.tpwd_flag !== '1') return
  const { transPwd, randomCode } = proof
  if (transPwd === undefined || randomCode === undefined) {
    throw new Refusal(RET.badRequest, '参数 transPwd 不正确：请输入交易密码')
  }
  requirePassword(world, user, openSeals(world, user, randomCode, { transPwd }).transPwd)
}

export const privacyFamily = [
  forUser(listPrivacyInfo, (_fields, world, user) => ({ groups: groupsFor(world, user) })),

  forUser(queryPrivacyInfo, ({ infoId }, world, user) => ({
    ...itemView(world, user, itemOr404(infoId)),
    ...collected(world, user, infoId),
  })),

  forUser(exportPersonalData, (request, world, user) => {
    requireProof(world, user, request)
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

  forUser(withdrawConsent, ({ infoId, withdrawn }, { db, clock }, user) => {
    if (!itemOr404(infoId).withdrawable) {
      throw new Refusal(RET.badRequest, '参数 infoId 不正确：该项为法定必需，不能撤回')
    }
    db.run(
      `INSERT INTO privacy_consents VALUES (?, ?, ?, ?)
       ON CONFLICT (user_id, info_id) DO UPDATE SET withdrawn = excluded.withdrawn, change_time = excluded.change_time`,
      user.user_id,
      infoId,
      withdrawn === '1' ? 1 : 0,
      clock.now(),
    )
    return {}
  }),

  forUser(deletePersonalData, (request, world, user) => {
    const block = closingBlock(world.db, user)
    if (block !== '') throw new Refusal(RET.accountInUse, block)
    requireProof(world, user, request)
    return { deleteTime: closeAccount(world, user) }
  }),
]
