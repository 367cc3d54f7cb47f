import axios, { AxiosHeaders, isAxiosError, isCancel, type AxiosRequestConfig } from 'axios'
import { multipartBody } from './multipart.ts'

/** rules.md#constants-and-limits. */
const REQUEST_TIMEOUT_MS = 50_000

export type FailureReason = 'network' | 'timeout' | 'status' | 'malformed' | 'cancelled'

/** The result of a request: the body, parsed as JSON, or why there is none. */
export type Fetched =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly reason: FailureReason; readonly detail: string }

export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly params?: URLSearchParams
  readonly data?: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** The share of the body that was sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

export type Http = (request: HttpRequest) => Promise<Fetched>

function failure(error: unknown): Extract<Fetched, { ok: false }> {
  const failed = (reason: FailureReason, detail: string) => ({ ok: false, reason, detail }) as const
  if (isCancel(error)) return failed('cancelled', 'cancelled')
  if (isAxiosError(error)) {
    if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
      return failed('timeout', `no answer in ${REQUEST_TIMEOUT_MS} ms`)
    if (error.response) return failed('status', `HTTP ${error.response.status}`)
    return failed('network', error.code ?? 'no connection')
  }
  return failed('malformed', error instanceof Error ? error.message : 'unreadable')
}

/** Sends requests to the provider. A file of its own: the app may have the first answers already. */
export function createHttp(baseURL: string): Http {
  const http = axios.create({
    baseURL,
    timeout: REQUEST_TIMEOUT_MS,
    withCredentials: true,
    validateStatus: (status) => status === 200 || status === 304,
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  })
  return async ({ headers, signal, onProgress, ...request }) => {
    const config: AxiosRequestConfig = { ...request, headers: new AxiosHeaders({ ...headers }) }
    if (request.data instanceof FormData) {
      const { body, type } = await multipartBody(request.data)
      config.data = body
      config.headers = new AxiosHeaders({ ...headers, 'content-type': type })
    }
    if (signal !== undefined) config.signal = signal
    if (onProgress !== undefined) {
      config.onUploadProgress = ({ progress }) => onProgress(progress ?? 0)
    }
    try {
      return { ok: true, data: (await http.request<unknown>(config)).data }
    } catch (error) {
      return failure(error)
    }
  }
}
