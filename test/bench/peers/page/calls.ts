import axios from 'axios'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { listAssetsChannel } from '#api/calls/asset.ts'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import type { listFundEvents, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import type { listMessages } from '#api/calls/message.ts'
import type { queryTransactionList } from '#api/calls/transaction.ts'

export type Assets = v.InferOutput<typeof listAssetsChannel.payload>
export type Fund = v.InferOutput<typeof queryFundOne.payload>
export type NavHistory = v.InferOutput<typeof queryNavHistory.payload>
export type FundEvents = v.InferOutput<typeof listFundEvents.payload>
export type Orders = v.InferOutput<typeof queryTransactionList.payload>
export type Ranking = v.InferOutput<typeof queryFundRanking.payload>
export type Messages = v.InferOutput<typeof listMessages.payload>

interface Envelope<T> {
  readonly retCode: number
  readonly retMsg: string
  readonly payload: T
}

/** The host writes the user's keys into the page. */
export const isInApp = (): boolean => typeof window.packKeys === 'object'

function keyOf(name: 'openId' | 'encOpenId'): string {
  const { packKeys } = window
  const handed: unknown =
    typeof packKeys === 'object' && packKeys !== null ? Reflect.get(packKeys, name) : null
  return typeof handed === 'string' ? handed : (sessionStorage.getItem(name) ?? '')
}

const http = axios.create({ timeout: 15_000 })
http.interceptors.request.use((config) => {
  config.headers.set({
    openid: keyOf('openId'),
    encid: keyOf('encOpenId'),
    Os: 'wechat',
    h5_version: '1.0.0',
  })
  return config
})

const payloadOf = <T>({ retCode, retMsg, payload }: Envelope<T>): T => {
  if (retCode !== 0) throw new Error(retMsg)
  return payload
}

export const get = async <T>(path: string, params: object): Promise<T> =>
  payloadOf((await http.get<Envelope<T>>(path, { params })).data)

export const post = async <T>(path: string, fields: Record<string, string>): Promise<T> =>
  payloadOf((await http.post<Envelope<T>>(path, new URLSearchParams(fields))).data)

/**
 * Returns what a call has answered; null until then. Each screen asks once, for what it opened
 * with.
 */
export function useAnswer<T>(ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  const first = useRef(ask)
  useEffect(() => {
    const load = async () => setAnswer(await first.current())
    // The bench waits for the figure, and reports that it did not come.
    load().catch(console.error)
  }, [])
  return answer
}

export const amount = (text: string | null): string =>
  text === null
    ? '--'
    : Number(text).toLocaleString('zh-CN', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })

export const nav = (text: string | null): string => (text === null ? '--' : Number(text).toFixed(4))

export const percent = (text: string | null): string =>
  text === null ? '--' : `${Number(text).toFixed(2)}%`
