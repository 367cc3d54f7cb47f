/** The control calls of the editor (test/sandbox/server/control/control-pages.ts). */
import * as v from 'valibot'
import { queries } from '#app/data/queries.ts'
import { syncClock } from '#platform/clock.ts'
import { PAGE_STATES } from '#domain/page/life.ts'

const version = v.object({
  version: v.number(),
  title: v.string(),
  state: v.picklist(PAGE_STATES),
  etag: v.string(),
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
  /** The conditions on the users for whom the page is; none: everybody. */
  audience: v.record(v.string(), v.unknown()),
  approvalNo: v.string(),
  /** Names of those who wrote it, and their ids. */
  author: v.string(),
  authors: v.array(v.string()),
  reviewer: v.string(),
  reason: v.string(),
  publishedAt: v.nullable(v.string()),
  /** The pending request, until a second person confirms it. */
  wish: v.nullable(
    v.object({
      id: v.string(),
      event: v.picklist(['takeDown', 'changeEnd']),
      by: v.string(),
      byName: v.string(),
      reason: v.string(),
      until: v.nullable(v.string()),
    }),
  ),
})
export type Version = v.InferOutput<typeof version>
type Read = Pick<Version, 'etag'>

const listed = v.object({
  pageId: v.string(),
  slot: v.nullable(v.string()),
  /** The name that people give its place; null for a page without one. */
  place: v.nullable(v.string()),
  versions: v.array(version),
  acts: v.array(
    v.object({
      version: v.number(),
      time: v.string(),
      by: v.string(),
      act: v.string(),
      detail: v.string(),
    }),
  ),
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
  slots: v.array(v.object({ slot: v.string(), name: v.string(), pageId: v.nullable(v.string()) })),
  pictures: v.array(v.object({ src: v.string(), width: v.number(), height: v.number() })),
  screens: v.array(v.object({ path: v.string(), title: v.string() })),
  funds: v.array(v.object({ code: v.string(), name: v.string() })),
  phoneOrigin: v.nullable(v.string()),
})
export type Choices = v.InferOutput<typeof choices>

const operator = v.object({ id: v.string(), name: v.string(), onCall: v.boolean() })
const session = v.object({ operator: v.nullable(operator) })

/** The query of who is signed in. */
export const SESSION = ['session'] as const

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
  // The session is over: the sign-in comes over what is being edited.
  if (response.status === 401) queries.setQueryData(SESSION, null)
  const read = v.safeParse(refusal, body)
  throw new Refused(
    response.status,
    read.success ? read.output : { error: `HTTP ${response.status}`, problems: [] },
  )
}

const at = (pageId: string, rest: string) => `pages/${encodeURIComponent(pageId)}${rest}`
const post = <T>(answer: v.GenericSchema<unknown, T>, path: string, body: object) =>
  call(answer, path, { method: 'POST', body: JSON.stringify(body) })

export const loadSession = async () => (await call(session, 'editor/session')).operator
export const signIn = async (name: string, passcode: string) =>
  (await post(session, 'editor/session', { name, passcode })).operator
export const signOut = async () => (await post(session, 'editor/session/end', {})).operator

/** An act on the version that the operator has read. */
const act = <T>(
  answer: v.GenericSchema<unknown, T>,
  pageId: string,
  name: string,
  { etag }: Read,
  body: object,
) =>
  call(answer, at(pageId, `/${name}`), {
    method: 'POST',
    headers: { 'if-match': `"${etag}"` },
    body: JSON.stringify(body),
  })
const actOn = (pageId: string, name: string, read: Read, body: object = {}) =>
  act(version, pageId, name, read, body)

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
  body: { doc: unknown; slot?: string; audience?: object },
) =>
  call(version, at(pageId, '/draft'), {
    method: 'PUT',
    headers: { 'if-match': `"${etag}"` },
    body: JSON.stringify(body),
  })

export const submitPage = (pageId: string, read: Read) => actOn(pageId, 'submit', read)
export const withdrawPage = (pageId: string, read: Read) => actOn(pageId, 'withdraw', read)
export const approvePage = (pageId: string, read: Read, approvalNo: string) =>
  actOn(pageId, 'approve', read, { approvalNo })
export const rejectPage = (pageId: string, read: Read, reason: string) =>
  actOn(pageId, 'reject', read, { reason })
export const schedulePage = (
  pageId: string,
  read: Read,
  times: { from?: string; until?: string },
) => actOn(pageId, 'schedule', read, times)
/** `read` is the newest version; `to` the one that is brought back. */
export const rollBackPage = (pageId: string, read: Read, to: number, until: string | null) =>
  actOn(pageId, 'rollback', read, { to, until })
export const takeDownPage = (pageId: string, live: Read, reason: string) =>
  actOn(pageId, 'takedown', live, { reason })
export const changeEnd = (pageId: string, live: Read, until: string | null) =>
  actOn(pageId, 'end', live, { until })
export const answerWish = (pageId: string, live: Read, wish: string, agrees: boolean) =>
  actOn(pageId, agrees ? 'confirm' : 'decline', live, { wish })
export const previewPage = (pageId: string, read: Read) =>
  act(previewed, pageId, 'preview', read, {})
