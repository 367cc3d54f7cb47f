import * as v from 'valibot'
import {
  CONTRACT_VERSION,
  contract,
  isMethodName,
  type Contract,
  type MethodName,
  type Result,
  type WebHostName,
  type WireCall,
  type WireEvent,
  type WireReply,
} from '../contract.ts'
import { describeIssues } from '../wire.ts'
import type { Host, Receive } from './host.ts'
import { measureSafeArea } from './safe-area.ts'

export type MaybePromise<T> = T | Promise<T>
type PageAnswer<M extends MethodName> = (
  args: v.InferOutput<Contract[M]['args']>,
) => MaybePromise<Result<M>>

/**
 * The answer of a container's page to each method; `undefined` exactly where the contract says
 * `unsupported`.
 */
export type Answers<H extends WebHostName> = {
  readonly [M in MethodName]: Contract[M]['hosts'][H] extends 'unsupported'
    ? undefined
    : PageAnswer<M>
}

type AnyAnswers = { readonly [M in MethodName]: PageAnswer<M> | undefined }

/**
 * A refusal with its own code, which becomes `hostCode`. Any other error of an answer is refused as
 * `failed`.
 */
export class HostRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export interface PageHostOptions {
  readonly name: WebHostName
  readonly page: Window
  readonly answers: (emit: (event: WireEvent) => void) => AnyAnswers
  /** Starts what the container needs; returns how to stop it. */
  readonly start?: (emit: (event: WireEvent) => void) => () => void
}

/**
 * Emits events for what every engine reports of a page: visible again, rotated, network. Returns
 * how to stop.
 */
function forwardPageEvents(page: Window, emit: (event: WireEvent) => void): () => void {
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') emit({ event: 'resume', data: null })
  }
  const onNetwork = () => {
    const { onLine: online } = page.navigator
    emit({ event: 'networkChanged', data: { online, type: online ? 'unknown' : 'none' } })
  }
  const onRotate = () => {
    const orientation = page.innerWidth > page.innerHeight ? 'landscape' : 'portrait'
    emit({ event: 'notchChanged', data: { ...measureSafeArea(page), orientation } })
  }
  const heard: readonly (readonly [EventTarget, string, () => void])[] = [
    [page.document, 'visibilitychange', onVisible],
    [page, 'online', onNetwork],
    [page, 'offline', onNetwork],
    [page, 'orientationchange', onRotate],
  ]
  for (const [target, type, listener] of heard) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of heard) target.removeEventListener(type, listener)
  }
}

/**
 * A container in which the page itself answers: it checks arguments as an app does, runs the
 * answer, and sends the app's own wire messages. Events: `resume`, `networkChanged`,
 * `notchChanged`, and what its answers emit.
 */
export function pageHost({ name, page, answers, start }: PageHostOptions): Host {
  let receive: Receive | undefined
  const emit = (event: WireEvent) => receive?.(event)
  const methods = answers(emit)

  const refusal = (id: string, code: string, message: string): WireReply => ({
    id,
    ok: false,
    error: { code, message },
  })

  async function answer<M extends MethodName>(
    id: string,
    method: M,
    args: unknown,
    run: AnyAnswers[M] = methods[method],
  ): Promise<WireReply> {
    if (!run) return refusal(id, 'unsupported', `${name} does not have ${method}`)
    const checked = v.safeParse(contract[method].args, args)
    if (!checked.success) return refusal(id, 'invalid_args', describeIssues(checked.issues))
    try {
      return { id, ok: true, result: await run(checked.output) }
    } catch (error) {
      const code = error instanceof HostRefusal ? error.code : 'failed'
      return refusal(id, code, error instanceof Error ? error.message : String(error))
    }
  }

  return {
    name,
    available: () => true,
    connect(to) {
      receive = to
      const stops = [forwardPageEvents(page, emit), start?.(emit)]
      return () => {
        for (const stop of stops) stop?.()
        receive = undefined
      }
    },
    async send({ v: version, id, method, args }: WireCall) {
      if (version !== CONTRACT_VERSION) return refusal(id, 'unsupported', 'no such contract')
      if (!isMethodName(method)) return refusal(id, 'unsupported', 'no such method')
      return answer(id, method, args)
    },
  }
}
