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
import type { Call } from '#api/client.ts'
import { ADDRESSES_A_DAY } from './addresses.ts'
import { goodsById } from '#test/sandbox/departments/units/goods-catalogue.ts'
import { seededRequest } from './open-mall.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** A thing that is not sent yet, and one that is. */
const OPEN = 'G303'
const DONE = 'G305'

const coinsFor = (goodsId: string): number => goodsById(goodsId)?.coins ?? 0

/** Exchanges goods without an address, as `userId`. */
async function exchangeAs(
  p: Provider,
  userId: string,
  goodsId: string,
  coins = coinsFor(goodsId),
  requestNo = `COVER${goodsId.replaceAll('-', '')}`.padEnd(20, '0'),
) {
  return (await p.as(userId))(exchangeGoldGoods, { requestNo, goodsId, coins })
}

async function seeded(call: Call, goodsId: string): Promise<string> {
  const found = await call(queryGoldExchange, { requestNo: seededRequest(goodsId) })
  return okPayload(found).exchangeNo
}

async function cancelSeeded(p: Provider, goodsId: string) {
  const coins = await p.as('coins')
  return coins(cancelGoldExchange, { exchangeNo: await seeded(coins, goodsId) })
}

async function save(p: Provider, call: Call, detail = '人民路 8 号') {
  const { randomCode, mobile } = await p.sealed(call, { mobile: '13900000077' })
  const address = { name: '周全', region: '上海市 黄浦区', detail }
  return { address: { ...address, randomCode, mobile } }
}

export const goldMall: readonly Scenario[] = [
  scenario(listGoldRecords, async (p) =>
    (await p.as('every'))(listGoldRecords, { page: 1, size: 20 }),
  ),
  scenario(listGoldGoods, async (p) => p.anyone(listGoldGoods, {})),
  scenario(queryGoldGoods, async (p) => p.anyone(queryGoldGoods, { goodsId: OPEN }), {
    notFound: async (p) => p.anyone(queryGoldGoods, { goodsId: 'G999' }),
  }),
  scenario(exchangeGoldGoods, async (p) => exchangeAs(p, 'coins', 'G107'), {
    notFound: async (p) => exchangeAs(p, 'coins', 'G999', 1),
    notAuthenticated: async (p) => exchangeAs(p, 'li', 'G107'),
    cannotJoin: async (p) => exchangeAs(p, 'coins', 'G-LEVEL'),
    coinsShort: async (p) => exchangeAs(p, 'coins', 'G201'),
    stockOut: async (p) => exchangeAs(p, 'coins', 'G206'),
    limitReached: async (p) => {
      for (const no of ['A', 'B', 'C']) {
        okPayload(await exchangeAs(p, 'coins', 'G107', 20, `COVERLIMIT${no}`.padEnd(20, '0')))
      }
      return exchangeAs(p, 'coins', 'G107')
    },
    activityOver: async (p) => exchangeAs(p, 'coins', 'G403'),
    priceChanged: async (p) => exchangeAs(p, 'coins', 'G107', 19),
  }),
  scenario(
    queryGoldExchange,
    async (p) => (await p.as('coins'))(queryGoldExchange, { requestNo: seededRequest(DONE) }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(queryGoldExchange, { requestNo: seededRequest(DONE) }),
    },
  ),
  scenario(listGoldExchanges, async (p) =>
    (await p.as('coins'))(listGoldExchanges, { page: 1, size: 20 }),
  ),
  scenario(cancelGoldExchange, async (p) => cancelSeeded(p, OPEN), {
    notFound: async (p) =>
      (await p.as('coins'))(cancelGoldExchange, { exchangeNo: 'E999999999999' }),
    notCancellable: async (p) => cancelSeeded(p, DONE),
  }),
  scenario(listAddresses, async (p) => (await p.as('coins'))(listAddresses, {})),
  scenario(
    saveAddress,
    async (p) => {
      const zhang = await p.as('zhang')
      return zhang(saveAddress, (await save(p, zhang)).address)
    },
    {
      tokenExpired: async (p) => {
        const zhang = await p.as('zhang')
        const { address } = await save(p, zhang)
        okPayload(await zhang(saveAddress, address))
        return zhang(saveAddress, address)
      },
      limitReached: async (p) => {
        const zhang = await p.as('zhang')
        for (let no = 0; no < 10; no += 1) {
          okPayload(await zhang(saveAddress, (await save(p, zhang, `人民路 ${no} 号`)).address))
        }
        return zhang(saveAddress, (await save(p, zhang)).address)
      },
      tooOften: async (p) => {
        const zhang = await p.as('zhang')
        for (let no = 0; no < ADDRESSES_A_DAY; no += 1) {
          const { address } = await save(p, zhang, `人民路 ${no} 号`)
          okPayload(await zhang(deleteAddress, okPayload(await zhang(saveAddress, address))))
        }
        return zhang(saveAddress, (await save(p, zhang)).address)
      },
    },
  ),
  scenario(
    deleteAddress,
    async (p) => {
      const coins = await p.as('coins')
      const { addresses } = okPayload(await coins(listAddresses, {}))
      return coins(deleteAddress, { addressId: addresses[0]?.addressId ?? '' })
    },
    {
      notFound: async (p) => (await p.as('coins'))(deleteAddress, { addressId: 'A0' }),
    },
  ),
]
