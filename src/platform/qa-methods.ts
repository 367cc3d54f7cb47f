import * as v from 'valibot'
import { BridgeError } from '#bridge/client.ts'
import {
  CONTRACT_VERSION,
  contract,
  isMethodName,
  type HostName,
  type MethodName,
} from '#bridge/contract.ts'
import { openByDeepLink } from '#bridge/deep-link.ts'
import { explain } from '#bridge/explain.ts'
import { samples } from '#bridge/testing/samples.ts'
import type { TraceOutcome } from '#bridge/trace.ts'
import { describeIssues } from '#bridge/wire.ts'
import { PLACES } from './bridge-containers.ts'
import { packVersion } from './build-env.ts'
import { qaBridge, trace } from './qa-bridge.ts'
import { traceToFile, type TraceFile } from './trace-file.ts'

export type { TraceEntry, TraceOutcome } from '#bridge/trace.ts'
export type { MethodName } from '#bridge/contract.ts'
export { CONTRACT_VERSION, openByDeepLink }

/** The facts of the contract about a method, for this container. */
export interface MethodFacts {
  readonly name: MethodName
  readonly since: string
  /** Milliseconds. */
  readonly deadline: number
  readonly effect: 'query' | 'ui' | 'navigation' | 'money'
  readonly support: 'native' | 'emulated' | 'degraded' | 'unsupported'
  /** The reason why it is not the app's own, and what happens instead; null where it is. */
  readonly reason: { readonly why: string; readonly instead: string } | null
  /** Arguments that fit, as JSON text. */
  readonly sample: string
}

const NAMES: readonly MethodName[] = Object.keys(contract).filter(isMethodName)

function container(): HostName {
  return qaBridge().container()
}

export function methodFacts(name: MethodName): MethodFacts {
  const { since, deadline, effect } = contract[name]
  const reason = explain(name, container(), trace.app())
  const support = reason?.support ?? 'native'
  const sample = JSON.stringify(samples[name].args, null, 2)
  return { name, since, deadline, effect, support, reason, sample }
}

/** Every method of the contract, in its order. */
export const allFacts = (): readonly MethodFacts[] => NAMES.map(methodFacts)

/** Returns where arguments break the contract; null where they do not. Names fields, not values. */
export function argumentProblem(name: MethodName, args: unknown): string | null {
  const checked = v.safeParse(contract[name].args, args)
  return checked.success ? null : describeIssues(checked.issues)
}

export interface QaAnswer {
  readonly outcome: TraceOutcome
  /** The error's own words, for developers. */
  readonly message?: string
  /** Milliseconds from the call. */
  readonly ms: number
}

/** Calls any method with arguments as they were typed in; resolves in any case. */
export async function callForQa(
  name: MethodName,
  args: unknown,
  signal?: AbortSignal,
): Promise<QaAnswer> {
  const began = performance.now()
  const since = () => Math.round((performance.now() - began) * 10) / 10
  const { wide } = qaBridge()
  try {
    // The client checks the arguments again by the contract, whatever type they have here.
    const answer: Promise<unknown> = Reflect.apply(wide.call, wide, [name, args, { signal }])
    return { outcome: { ok: true, result: await answer }, ms: since() }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { code, hostCode, message } = error
    const outcome = { ok: false, code, ...(hostCode === undefined ? {} : { hostCode }) } as const
    return { outcome, message, ms: since() }
  }
}

/** The trace as it may leave the page: personal data masked. */
export function exportTrace(): TraceFile {
  return traceToFile(trace.entries(), {
    pack: packVersion(),
    host: container(),
    app: trace.app(),
    counters: qaBridge().counters,
  })
}

/** Returns which container this is, which app, and which pack. */
export function whereWeAre() {
  return {
    container: container(),
    app: trace.app(),
    pack: packVersion(),
    contract: CONTRACT_VERSION,
    methods: NAMES.length,
    counters: qaBridge().counters,
  }
}

/** The app's own scheme, with the page that it opens. */
export const APP_ADDRESS = PLACES.app
