/** Pages that operators compose (rules.md#composed-pages). All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { count, sha256, text, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { PAGE_STATES } from '#domain/page/life.ts'

export const pageId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** `fund-home`, `new-user-2025`, `boutique:FUND`. */
export const slotName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,31}(?::[\w-]{1,32})?$/))

/** The payload of `pageNotYet` and `pageEnded`; a page that is not yet there may say when it is. */
export const pageTimes = v.object({
  title: v.optional(v.string(), ''),
  serverTime: time14,
  from: v.optional(v.nullable(time14), null),
  endText: v.optional(v.string(), ''),
})

export const queryPage = query({
  name: 'queryPage',
  about: 'Gives the page of a slot, or one by its number, cut for who asks.',
  method: 'GET',
  path: '/api/page/queryPage',
  needsUser: false,
  errors: ['notFound', 'pageEnded', 'pageNotYet', 'pageNotForYou'],
  source: 'assumed',
  /** One of `slot` and `pageId`; `preview` is a token of a version that is not published. */
  request: v.pipe(
    v.object({
      slot: v.optional(slotName),
      pageId: v.optional(pageId),
      preview: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
      /** The random number of the device: the subject of experiments where no user is signed in. */
      device: v.optional(text(64)),
    }),
    v.check(
      ({ slot, pageId: id, preview }) =>
        (slot === undefined) !== (id === undefined) && (preview === undefined || id !== undefined),
      'one of slot and pageId',
    ),
  ),
  payload: v.object({
    pageId,
    slot: v.nullable(slotName),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** SHA-256 of the whole document. */
    hash: sha256,
    /** As the editor Puck writes it; read by `domain/page/document.ts`, block by block. */
    doc: v.record(v.string(), v.unknown()),
    /** True if the cut depended on the user: then it is for them alone. */
    private: v.boolean(),
    arm: v.nullable(v.object({ experimentId: v.string(), key: v.string() })),
    serverTime: time14,
    nextChangeAt: v.nullable(time14),
    /** Of a preview: what is to be published, and when. */
    preview: v.nullable(
      v.object({
        state: v.picklist(PAGE_STATES),
        from: v.nullable(time14),
        until: v.nullable(time14),
        /** The people whom the page is for; empty: everybody. */
        audience: v.string(),
      }),
    ),
  }),
})

export const listLivePages = query({
  name: 'listLivePages',
  about:
    'Lists pages that are on now and meant for who asks, newest first: for a page that is gone.',
  method: 'GET',
  path: '/api/page/listLivePages',
  needsUser: false,
  source: 'assumed',
  /** `renderer`: of the blocks that this pack draws; pages that ask for a newer one are left out. */
  request: v.object({ renderer: count(1_000), size: count(20) }),
  payload: v.object({ pages: rows(v.object({ pageId, title: v.string() })) }),
})
