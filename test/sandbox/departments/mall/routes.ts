import {
  cancelGoldExchange,
  deleteAddress,
  exchangeGoldGoods,
  listAddresses,
  listGoldExchanges,
  listGoldGoods,
  listGoldRecords,
  queryGoldExchange,
  queryGoldGoods,
  saveAddress,
} from '#api/calls/gold/mall.ts'
import { isListed } from '#domain/ledger/lines.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { ledgerBalance, ledgerRecords } from '#test/sandbox/departments/ledger/ledger-records.ts'
import { ownAddresses, removeAddress, saveOwnAddress } from './addresses.ts'
import { exchangeDetail, exchangesOfUser, exchangeView } from './exchange-views.ts'
import { cancelExchange, exchange, requireExchange } from './exchanges.ts'
import { goodsById } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { goodsDetail, goodsView, requireGoods, soldGoods } from './goods-views.ts'
import { ConnectionCut } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

const pageOf = <Row>(all: readonly Row[], page: number, size: number) => ({
  total: all.length,
  records: all.slice((page - 1) * size, page * size),
})

export const goldMallFamily = [
  forUser(listGoldRecords, ({ page, size, filter = 'all' }, world, user) => {
    const all = ledgerRecords(world, user, UNIT.coin).filter((it) => isListed(it.kind, filter))
    return { ...ledgerBalance(world, user, UNIT.coin), ...pageOf(all, page, size) }
  }),

  forAnyone(listGoldGoods, (_fields, world, user) => ({
    serverTime: world.clock.now(),
    goods: soldGoods(world, user?.user_id ?? '').map((it) => goodsView(world, it)),
  })),

  forAnyone(queryGoldGoods, ({ goodsId }, world, user) => {
    const it = requireGoods(world, goodsId, user?.user_id ?? '')
    return goodsDetail(world, it, user)
  }),

  forUser(exchangeGoldGoods, (request, world, user) => {
    const { exchange: it, isNew } = exchange(world, user, request)
    if (isNew && goodsById(request.goodsId)?.sentinel === 'cutAfter') throw new ConnectionCut()
    return { exchangeNo: it.exchange_no, state: it.state }
  }),

  forUser(queryGoldExchange, (named, world, user) =>
    exchangeDetail(world, requireExchange(world.db, user.user_id, named)),
  ),

  forUser(listGoldExchanges, ({ page, size }, world, user) =>
    pageOf(exchangesOfUser(world, user).map(exchangeView), page, size),
  ),

  forUser(cancelGoldExchange, ({ exchangeNo }, world, user) =>
    cancelExchange(world, user, exchangeNo),
  ),

  forUser(listAddresses, (_fields, { db }, user) => ({ addresses: ownAddresses(db, user) })),

  forUser(saveAddress, (request, world, user) => saveOwnAddress(world, user, request)),

  forUser(deleteAddress, ({ addressId }, world, user) => {
    removeAddress(world, user, addressId)
    return {}
  }),
]
