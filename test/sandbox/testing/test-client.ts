import * as v from 'valibot'
import { fillPath, pathFields, type Endpoint } from '#api/endpoint.ts'
import {
  applyByEncriptTransPwd,
  applyInit,
  getFundProtocolConfig,
  getTransactionConfig,
} from '#api/calls/trade.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import { seal } from '#platform/crypto.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { createProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from '#test/sandbox/server/server.ts'

const key = createProviderKey()
/** Of the provider of `openSandbox`. */
export const { publicKey } = key

/** A sandbox in memory with a key of this process. */
export function openSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({ database: ':memory:', providerKey: key.privateKey, ...options })
}

/** Seals for the provider of `openSandbox`. */
export const sealForProvider = (secret: string, context: string): string =>
  seal(secret, context, key.publicKey)

/** A sandbox in this process, or a program's face over the network. */
export type Reachable = Pick<Sandbox, 'fetch'>

export interface Session {
  openId: string
  encOpenId: string
}

const ORIGIN = 'http://sandbox.test'
const JSON_BODY = { 'content-type': 'application/json' }
const envelope = v.object({ retCode: v.number(), retMsg: v.string(), payload: v.unknown() })

/** The request in an endpoint's encoding. */
export function requestFor(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  session: Session | null,
  origin = ORIGIN,
): Request {
  const headers = new Headers(
    session ? { openid: session.openId, encid: session.encOpenId } : undefined,
  )
  const inPath = pathFields(endpoint.path)
  const path =
    inPath.length > 0 ? fillPath(endpoint.path, new Map(Object.entries(fields))) : endpoint.path
  const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  const texts = () => new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  const { method } = endpoint
  switch (endpoint.encoding) {
    case 'query':
      return new Request(`${origin}${path}?${texts().toString()}`, { headers })
    case 'form':
      headers.set('content-type', 'application/x-www-form-urlencoded')
      return new Request(`${origin}${path}`, { method, headers, body: texts().toString() })
    case 'json':
      headers.set('content-type', 'application/json')
      return new Request(`${origin}${path}`, {
        method,
        headers,
        body: JSON.stringify(Object.fromEntries(rest)),
      })
    case 'multipart': {
      const body = new FormData()
      for (const [name, value] of rest)
        body.append(name, value instanceof Blob ? value : String(value))
      return new Request(`${origin}${path}`, { method, headers, body })
    }
  }
}

/** Calls by plain request; the envelope as it came. */
export async function call(
  sandbox: Reachable,
  endpoint: Endpoint,
  fields: Record<string, unknown> = {},
  session: Session | null = null,
) {
  const response = await sandbox.fetch(requestFor(endpoint, fields, session))
  return { status: response.status, ...v.parse(envelope, await response.json()) }
}

/** Calls and gives the payload as the contract types it; fails on another retCode. */
export async function ask<Q extends v.GenericSchema, P extends v.GenericSchema>(
  sandbox: Reachable,
  endpoint: Endpoint<Q, P>,
  fields: Record<string, unknown> = {},
  session: Session | null = null,
): Promise<v.InferOutput<P>> {
  const { retCode, retMsg, payload } = await call(sandbox, endpoint, fields, session)
  if (retCode !== 0) throw new Error(`${endpoint.name}: ${retCode} ${retMsg}`)
  return v.parse(endpoint.payload, payload)
}

/** A control call's answer. */
export async function control(
  sandbox: Reachable,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await sandbox.fetch(
    new Request(`${ORIGIN}/sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { headers: JSON_BODY, body: JSON.stringify(body) }),
    }),
  )
  const answer = v.parse(v.record(v.string(), v.unknown()), await response.json())
  return { status: response.status, ...answer }
}

export async function signIn(sandbox: Reachable, userId: string): Promise<Session> {
  const answer = await control(sandbox, 'session', { userId })
  return v.parse(v.object({ openId: v.string(), encOpenId: v.string() }), answer)
}

export interface Purchase {
  fundCode: string
  amount: string
  bankSerial?: string
  /** The wallet's, to pay from that. */
  channelId?: string
  password?: string
  cfmTime?: string | null
  /** Of the provider, where it is not the one of `openSandbox`. */
  publicKey?: string
}

/** The trading day that an order placed now would belong to: what its user is shown. */
export async function shownPricingDay(
  sandbox: Reachable,
  session: Session,
  fundCode: string,
): Promise<string> {
  return (await ask(sandbox, getTransactionConfig, { fundCode }, session)).tradeDate
}

/** The fields of a purchase, with a fresh application and all agreements read. */
export async function preparePurchase(sandbox: Reachable, session: Session, purchase: Purchase) {
  const { fundCode, amount, password = TRADING_PASSWORD, cfmTime = '20260311100000' } = purchase
  const application = await ask(sandbox, applyInit, { fundCode }, session)
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode }, session)
  const sealFor = (secret: string) =>
    seal(secret, application.randomCode, purchase.publicKey ?? key.publicKey)
  return {
    fields: {
      applyNo: application.applyNo,
      fundCode,
      amount,
      pricingDay: await shownPricingDay(sandbox, session, fundCode),
      bankSerial: purchase.bankSerial ?? 'zhang-1',
      ...(purchase.channelId === undefined ? {} : { channelId: purchase.channelId }),
      transPwd: sealFor(password),
      protocolHashes: protocols.map((it) => it.hash),
      cfmTime,
    },
    sealAgain: sealFor,
  }
}

/** Places a purchase; the envelope and the number. */
export async function buy(sandbox: Reachable, session: Session, purchase: Purchase) {
  const { fields } = await preparePurchase(sandbox, session, purchase)
  const answer = await call(sandbox, applyByEncriptTransPwd, fields, session)
  return { ...answer, applyNo: fields.applyNo }
}

export async function orderRecord(sandbox: Reachable, session: Session, applyNo: string) {
  return (await ask(sandbox, queryTransactionDetail, { applyNo }, session)).record
}
