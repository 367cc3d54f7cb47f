import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { time14 } from '#api/fields.ts'
import { pageId, slotName as slotShape } from '#api/calls/page.ts'
import { LIMITS } from '#domain/page/limits.ts'
import { unkept } from '#domain/page/document.ts'
import { migrateDocument } from '#domain/page/migrations.ts'
import { lenientRoot } from '#domain/page/root.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import {
  actsOf,
  allPages,
  movePages,
  pageById,
  versionOf,
  versionsOf,
  type PageVersion,
} from '#test/sandbox/departments/pages/versions.ts'
import {
  answerWish,
  changeLive,
  preview,
  review,
  rollBack,
  schedule,
  submit,
  withdraw,
} from '#test/sandbox/departments/pages/editing.ts'
import { operatorName } from '#test/sandbox/departments/pages/operators.ts'
import { operatorRoutes, requireOperator } from '#test/sandbox/departments/pages/operator-routes.ts'
import { EditRefused, etagOf } from '#test/sandbox/departments/pages/read-version.ts'
import { slotName } from '#test/sandbox/departments/pages/slots.ts'
import { saveDraft } from '#test/sandbox/departments/pages/save-draft.ts'
import { editorPage, editorRoutes, wantsPage } from '#test/sandbox/server/editor/editor-routes.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { controlBody } from '#test/sandbox/kernel/control/control-error.ts'

const draft = v.strictObject({
  doc: v.unknown(),
  slot: v.optional(slotShape),
  audience: v.optional(v.unknown()),
})
const nothing = v.strictObject({})
const approval = v.strictObject({ approvalNo: v.optional(v.string(), '') })
const rejection = v.strictObject({ reason: v.optional(v.string(), '') })
const times = v.strictObject({ from: v.optional(time14), until: v.optional(v.nullable(time14)) })
const back = v.strictObject({ to: v.number(), until: v.nullable(time14) })
const takeDown = v.strictObject({ reason: v.pipe(v.string(), v.trim(), v.maxLength(200)) })
const newEnd = v.strictObject({ until: v.nullable(time14) })
const wishAnswer = v.strictObject({ wish: v.string() })

const titled = v.object({ root: v.object({ props: v.pick(lenientRoot, ['title']) }) })

/** The title in the document; empty where it has none. */
function titleOf(doc: unknown): string {
  const read = v.safeParse(titled, doc)
  return read.success ? read.output.root.props.title : ''
}

const summary = (it: PageVersion) => ({
  version: it.version,
  title: titleOf(JSON.parse(it.doc)),
  state: it.state,
  etag: etagOf(it),
  hash: it.hash,
  from: it.from_time,
  until: it.until_time,
  audience: JSON.parse(it.audience) as unknown,
  approvalNo: it.approval_no,
  author: it.authors.map(operatorName).join('、'),
  authors: it.authors,
  reviewer: operatorName(it.reviewer),
  reason: it.reason,
  publishedAt: it.published_at,
  wish: it.wish === null ? null : { ...it.wish, byName: operatorName(it.wish.by) },
})

/**
 * `/pages`: the editor of pages for who opens it in a browser, and what it calls. Not part of the
 * product's contract. `phoneOrigin` is where phones of the network reach this server.
 */
export function pageRoutes(world: World, phoneOrigin: string | null): Hono {
  const app = new Hono()
  app.route('/', operatorRoutes(world))
  app.route('/', editorRoutes(world, phoneOrigin))
  const { db, clock } = world
  const idOf = (context: Context) => {
    const read = v.safeParse(pageId, context.req.param('id'))
    if (!read.success) throw new EditRefused(404, 'no such page')
    return read.output
  }
  const ifMatch = (context: Context) => context.req.header('if-match')?.replace(/^"|"$/g, '')
  const answer = (context: Context, version: PageVersion) => {
    context.header('etag', `"${etagOf(version)}"`)
    return context.json(summary(version))
  }

  app.get('/pages', async (context) => {
    if (wantsPage(context)) return editorPage(context)
    movePages(db, clock.now())
    const pages = allPages(db).map(({ page_id, slot }) => ({
      pageId: page_id,
      slot,
      place: slot === null ? null : (slotName(world, slot) ?? slot),
      versions: versionsOf(db, page_id).map(summary),
      acts: actsOf(db, page_id).map(({ version, time, act, detail, operator_id }) => ({
        version,
        time,
        by: operatorName(operator_id),
        act,
        detail,
      })),
    }))
    return context.json({ now: clock.now(), pages }, 200, { vary: 'accept' })
  })

  app.get('/pages/:id', (context) => {
    movePages(db, clock.now())
    const page = pageById(db, idOf(context))
    const [newest] = page === undefined ? [] : versionsOf(db, page.page_id)
    if (page === undefined || newest === undefined) throw new EditRefused(404, 'no such page')
    context.header('etag', `"${etagOf(newest)}"`)
    const doc = migrateDocument(JSON.parse(newest.doc))
    return context.json({ pageId: page.page_id, slot: page.slot, ...summary(newest), doc })
  })

  app.get('/pages/:id/versions/:version', (context) => {
    const found = versionOf(db, idOf(context), Number(context.req.param('version')))
    if (found === undefined) throw new EditRefused(404, 'no such version')
    const doc = migrateDocument(JSON.parse(found.doc))
    return context.json({ ...summary(found), doc })
  })

  /** The body of an act by the operator who is signed in; who it is comes from nowhere else. */
  async function actOf<S extends v.GenericSchema>(schema: S, context: Context) {
    const by = requireOperator(world, context)
    const given = await controlBody(schema, context)
    return { id: idOf(context), read: ifMatch(context), by, given }
  }

  app.put('/pages/:id/draft', async (context) => {
    const { id, read, by, given } = await actOf(draft, context)
    const why = unkept(given.doc)
    if (why !== null) throw new EditRefused(422, why, { most: LIMITS })
    return answer(context, saveDraft(world, id, read, by, given))
  })

  app.post('/pages/:id/submit', async (context) => {
    const { id, read, by } = await actOf(nothing, context)
    return answer(context, await submit(world, id, read, by))
  })
  app.post('/pages/:id/withdraw', async (context) => {
    const { id, read, by } = await actOf(nothing, context)
    return answer(context, withdraw(world, id, read, by))
  })
  app.post('/pages/:id/approve', async (context) => {
    const { id, read, by, given } = await actOf(approval, context)
    return answer(context, review(world, id, read, by, { event: 'approve', ...given }))
  })
  app.post('/pages/:id/reject', async (context) => {
    const { id, read, by, given } = await actOf(rejection, context)
    return answer(context, review(world, id, read, by, { event: 'reject', ...given }))
  })
  app.post('/pages/:id/schedule', async (context) => {
    const { id, read, by, given } = await actOf(times, context)
    return answer(context, schedule(world, id, read, by, given))
  })
  app.post('/pages/:id/rollback', async (context) => {
    const { id, read, by, given } = await actOf(back, context)
    return answer(context, rollBack(world, id, read, by, given))
  })
  app.post('/pages/:id/takedown', async (context) => {
    const { id, read, by, given } = await actOf(takeDown, context)
    const change = { event: 'takeDown' as const, until: null, ...given }
    return answer(context, changeLive(world, id, read, by, change))
  })
  app.post('/pages/:id/end', async (context) => {
    const { id, read, by, given } = await actOf(newEnd, context)
    const change = { event: 'changeEnd' as const, reason: '', ...given }
    return answer(context, changeLive(world, id, read, by, change))
  })
  app.post('/pages/:id/confirm', async (context) => {
    const { id, read, by, given } = await actOf(wishAnswer, context)
    return answer(context, answerWish(world, id, read, by, { id: given.wish, agrees: true }))
  })
  app.post('/pages/:id/decline', async (context) => {
    const { id, read, by, given } = await actOf(wishAnswer, context)
    return answer(context, answerWish(world, id, read, by, { id: given.wish, agrees: false }))
  })
  app.post('/pages/:id/preview', async (context) => {
    const { id, read } = await actOf(nothing, context)
    const made = preview(world, id, read)
    return context.json({
      ...made,
      address: pageBuilderPaths.pageBuilder.to({ pageId: id, preview: made.token }),
    })
  })

  app.onError((error, context) => {
    if (!(error instanceof EditRefused)) throw error
    return context.json({ error: error.message, ...error.more }, error.status)
  })
  return app
}
