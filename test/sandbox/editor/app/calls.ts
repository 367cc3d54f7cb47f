/** The control calls of the editor (test/sandbox/control/control-pages.ts). */
import * as v from 'valibot'
import { syncClock } from '#platform/clock.ts'
import { PAGE_STATES } from '#domain/page/life.ts'

const version = v.object({
  version: v.number(),
  title: v.string(),
  state: v.picklist(PAGE_STATES),
  etag: v.string(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  /** Whom the page is for; nothing: everybody. */
  audience: v.record(v.string(), v.unknown()),
  approvalNo: v.string(),
  author: v.string(),
  reviewer: v.string(),
  reason: v.string(),
  publishedAt: v.nullable(v.string()),
})
export type Version = v.InferOutput<typeof version>
type Read = Pick<Version, 'etag'>

const listed = v.object({
  pageId: v.string(),
  slot: v.nullable(v.string()),
  versions: v.array(version),
})
export type ListedPage = v.InferOutput<typeof listed>

const list = v.object({ now: v.string(), pages: v.array(listed) })
const withDoc = v.object({ ...version.entries, doc: v.unknown() })
const previewed = v.object({
  address: v.string(),
  version: v.number(),
  expiresAt: v.string(),
})

const choices = v.object({
  now: v.string(),
  operators: v.array(v.string()),
  pictures: v.array(v.object({ src: v.string(), width: v.number(), height: v.number() })),
  screens: v.array(v.object({ path: v.string(), title: v.string() })),
  funds: v.array(v.object({ code: v.string(), name: v.string() })),
  phoneOrigin: v.nullable(v.string()),
})
export type Choices = v.InferOutput<typeof choices>

const refusal = v.object({
  error: v.optional(v.string(), ''),
  etag: v.optional(v.string()),
  problems: v.optional(
    v.array(v.object({ code: v.string(), id: v.string(), detail: v.string() })),
    [],
  ),
})
export type Finding = v.InferOutput<typeof refusal>['problems'][number]

/** A call that the sandbox has refused, with what it says. */
export class Refused extends Error {
  readonly status: number
  readonly findings: readonly Finding[]
  constructor(status: number, { error, problems }: v.InferOutput<typeof refusal>) {
    super(error)
    this.status = status
    this.findings = problems
  }
}

async function call<T>(
  answer: v.GenericSchema<unknown, T>,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<T> {
  const response = await fetch(`/sandbox/${path}`, {
    ...options,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...options.headers },
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return v.parse(answer, body)
  const read = v.safeParse(refusal, body)
  throw new Refused(
    response.status,
    read.success ? read.output : { error: `HTTP ${response.status}`, problems: [] },
  )
}

const at = (pageId: string, rest: string) => `pages/${encodeURIComponent(pageId)}${rest}`
const post = <T>(answer: v.GenericSchema<unknown, T>, path: string, body: object) =>
  call(answer, path, { method: 'POST', body: JSON.stringify(body) })
/** An act on the version that the operator has read. */
const actOn = (pageId: string, name: string, { etag }: Read, body: object) =>
  call(version, at(pageId, `/${name}`), {
    method: 'POST',
    headers: { 'if-match': `"${etag}"` },
    body: JSON.stringify(body),
  })

export const loadChoices = async () => {
  const answer = await call(choices, 'editor/choices')
  syncClock(answer.now)
  return answer
}
export const loadPages = async () => {
  const answer = await call(list, 'pages')
  syncClock(answer.now)
  return answer
}
export const loadNewest = (pageId: string) => call(withDoc, at(pageId, ''))
export const loadVersion = (pageId: string, number: number) =>
  call(withDoc, at(pageId, `/versions/${number}`))

/** Saves over the version with this etag; `0` makes the page. */
export const saveDraft = (
  pageId: string,
  etag: string,
  body: { by: string; doc: unknown; slot?: string; audience?: object },
) =>
  call(version, at(pageId, '/draft'), {
    method: 'PUT',
    headers: { 'if-match': `"${etag}"` },
    body: JSON.stringify(body),
  })

export const submitPage = (pageId: string, read: Read, by: string) =>
  actOn(pageId, 'submit', read, { by })
export const withdrawPage = (pageId: string, read: Read, by: string) =>
  actOn(pageId, 'withdraw', read, { by })
export const approvePage = (pageId: string, read: Read, by: string, approvalNo: string) =>
  actOn(pageId, 'approve', read, { by, approvalNo })
export const rejectPage = (pageId: string, read: Read, by: string, reason: string) =>
  actOn(pageId, 'reject', read, { by, reason })
export const schedulePage = (
  pageId: string,
  read: Read,
  by: string,
  times: { from?: string; until?: string },
) => actOn(pageId, 'schedule', read, { by, ...times })
export const rollBackPage = (pageId: string, by: string, to: number) =>
  post(version, at(pageId, '/rollback'), { by, to })
export const previewPage = (pageId: string, by: string) =>
  post(previewed, at(pageId, '/preview'), { by })
