import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { giftPack, takePack } from '#test/sandbox/departments/activity/gift-pack.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const giftPackFamily = [
  forAnyone(queryGiftPack, (_request, world, user) => giftPack(world, user)),
  forUser(claimGiftPack, (request, world, user) => takePack(world, user, request)),
]
