import type { Context } from 'hono'
import { RET, type Endpoint } from '#src/api/endpoint.ts'
import { Refusal } from './refusal.ts'

const refuse = (reason: string) => new Refusal(RET.badRequest, `请求体不正确：${reason}`)

/** The fields of a request in its endpoint's encoding. Repeated fields count once, with their last value. */
export async function requestFields(
  endpoint: Endpoint,
  context: Context,
): Promise<Record<string, unknown>> {
  if (endpoint.encoding === 'query') {
    return Object.fromEntries(new URL(context.req.url).searchParams)
  }
  const text = await context.req.text()
  switch (endpoint.encoding) {
    case 'form':
      return Object.fromEntries(new URLSearchParams(text))
    case 'json':
      return jsonObject(text)
    case 'multipart':
      throw refuse(`${endpoint.name} 尚不支持 multipart`)
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
