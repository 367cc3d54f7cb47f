import {
  claimVipRight,
  listVipPoints,
  listVipRights,
  openVip,
  queryVip,
} from '#api/calls/vip/vip.ts'
import { RET } from '#api/endpoint.ts'
import { unmetNeeds } from '#test/sandbox/departments/members/needs.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import { onPage } from '#test/sandbox/market/paging.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { pointDays, vipView } from './member-view.ts'
import { memberOf, openMember, pointsOf } from '#test/sandbox/departments/members/members.ts'
import { RIGHTS } from './rights-catalogue.ts'
import { claimRight, rightView } from './rights.ts'

export const vipFamily = [
  forAnyone(queryVip, (_request, world, user) => vipView(world, user)),

  forUser(listVipPoints, (request, { db }, user) => onPage(pointDays(db, user.user_id), request)),

  forAnyone(listVipRights, (_request, world, user) => ({
    serverTime: world.clock.now(),
    tier: (user && memberOf(world.db, user.user_id)?.tier) ?? null,
    rights: RIGHTS.map((right) => rightView(world, right, user)),
  })),

  forUser(openVip, ({ agreementIds, hash }, { db, market, clock }, user) => {
    const known = memberOf(db, user.user_id)
    if (!known) {
      const unmet = unmetNeeds({ db }, user, ['verified'])[0]
      if (unmet) throw new Refusal(RET.cannotJoin, unmet.reason)
      const unread = sceneAgreements('vip').find(
        (it) => !agreementIds.includes(it.protocolId) || it.hash !== hash,
      )
      if (unread) throw new Refusal(RET.agreementUnread, `请先阅读并同意${unread.title}`)
    }
    const opened = openMember(db, market, { userId: user.user_id, hash, time: clock.now() })
    return {
      openedAt: opened.opened_at,
      tier: opened.tier,
      points: pointsOf(db, user.user_id),
    }
  }),

  forUser(claimVipRight, (request, world, user) => ({ right: claimRight(world, user, request) })),
]
