import type { Context } from 'hono'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { Refusal } from './refusal.ts'

const refuse = (reason: string) => new Refusal(RET.badRequest, `请求体不正确：${reason}`)

/**
 * The fields of a request in its endpoint's encoding. Repeated fields count once, with their last
 * value.
 */
export async function requestFields(
  endpoint: Endpoint,
  context: Context,
): Promise<Record<string, unknown>> {
  return { ...(await bodyFields(endpoint, context)), ...context.req.param() }
}

async function bodyFields(endpoint: Endpoint, context: Context): Promise<Record<string, unknown>> {
  switch (endpoint.encoding) {
    case 'query':
      return Object.fromEntries(new URL(context.req.url).searchParams)
    case 'form':
      return Object.fromEntries(new URLSearchParams(await context.req.text()))
    case 'json':
      return jsonObject(await context.req.text())
    case 'multipart':
      return await context.req.parseBody().catch(() => {
        throw refuse('不是 multipart')
      })
  }
}

function jsonObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('不是 JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('不是 JSON 对象')
  }
  return Object.fromEntries(Object.entries(value))
}
