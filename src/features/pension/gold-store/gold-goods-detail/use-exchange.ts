import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { exchangeGoldGoods, queryGoldExchange, queryGoldGoods } from '#api/calls/gold/mall.ts'
import { fetchIfFound } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

export type GoodsDetail = v.InferOutput<typeof queryGoldGoods.payload>

/** Says that the view is outdated: it is read again once the words are closed. */
const CHANGED = { at: 'dialog', action: 'reread' } as const

const exchangeCall = submissionCall(exchangeGoldGoods, {
  notFound: CHANGED,
  notAuthenticated: { at: 'dialog', offer: { text: '去认证', action: 'verify' } },
  cannotJoin: GENERAL,
  coinsShort: { at: 'dialog', offer: { text: '去赚金币', action: 'earn' } },
  stockOut: CHANGED,
  limitReached: CHANGED,
  activityOver: CHANGED,
  priceChanged: CHANGED,
})

/** Exchanges goods once: one number as long as it is not known whether that was done. */
export function useExchange(goods: GoodsDetail, addressId: string | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const verify = useRealName()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  return useSubmission({
    idempotencyKey: requestNo,
    call: () =>
      exchangeCall({
        requestNo,
        goodsId: goods.goodsId,
        coins: goods.coins,
        ...(addressId === null ? {} : { addressId }),
      }),
    async askOutcome() {
      const found = await fetchIfFound(queryGoldExchange, { requestNo })
      return found !== null && { exchangeNo: found.exchangeNo, state: found.state }
    },
    repeatable: true,
    onDone: async (payload) => {
      setRequestNo(newRequestNo())
      void rereadAll(queries)
      if (payload !== null) {
        const { exchangeNo } = payload
        // In the place of the goods: back leads to the shop, not to a second exchange.
        const result = goldStorePaths.goldExchangeResult.to({ exchangeNo })
        await navigate(result, { replace: true })
      }
    },
    words: {
      unknown: { at: 'dialog', text: '没有收到兑换结果，请稍后在兑换记录中查看' },
      notDone: { at: 'dialog', text: '这次兑换没有成功，金币没有扣除，请再试一次' },
    },
    actions: {
      reread: () => rereadAll(queries),
      verify: async () => void (await verify()),
      earn: () => void navigate(goldStorePaths.goldCoinTask.to()),
    },
  })
}
