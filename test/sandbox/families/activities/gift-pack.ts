import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { giftPack, takePack } from '#test/sandbox/coupons/gift-pack.ts'
import { forAnyone, forUser } from '#test/sandbox/families/route.ts'

export const giftPackFamily = [
  forAnyone(queryGiftPack, (_request, world, user) => giftPack(world, user)),
  forUser(claimGiftPack, (request, world, user) => takePack(world, user, request)),
]
