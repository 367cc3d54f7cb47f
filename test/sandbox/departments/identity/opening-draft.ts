import * as v from 'valibot'
import { queryOpeningProgress, type saveOpeningInfo } from '#api/calls/account-opening.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { maskName, maskNationalId } from '#domain/identity/masking.ts'
import { nextOpeningStep, OPENING_DAYS, type OpeningFact } from '#domain/identity/opening.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { boundCards } from './cards.ts'
import { requirePlainTexts } from './filled-in-info.ts'
import { readIdentity } from './records.ts'

/** The facts known of an opening before the account exists: pictures, their texts, information. */

const documentText = v.object({
  userName: v.string(),
  certNo: v.string(),
  address: v.string(),
  issuer: v.string(),
  validFrom: v.string(),
  validDate: v.string(),
})
export type DocumentText = v.InferOutput<typeof documentText>

const picture = v.object({ imageId: v.string(), reads: documentText })
type Picture = v.InferOutput<typeof picture>

const savedInfo = queryOpeningProgress.payload.entries.info.wrapped
export type SavedInfo = v.InferOutput<typeof savedInfo>

export const NO_INFO: SavedInfo = {
  contactInfo: '',
  countryCode: '',
  vocationCode: '',
  contactCountryCode: '',
  province: '',
  city: '',
  district: '',
  address: '',
  auctualCtrlName: '',
  auctualBenefitName: '',
  hasBadRecord: '',
  badRecord: '',
  crsType: '',
  foreignIdentityFlag: '',
  familyName: '',
  givenName: '',
  birthPlace: '',
  residence: '',
  residenceEn: '',
  taxResidences: [],
}

const draftRow = v.object({
  front: v.string(),
  back: v.string(),
  document: v.string(),
  info: v.string(),
  update_time: v.string(),
  expires_at: v.string(),
})
type Draft = v.InferOutput<typeof draftRow>

const NO_DRAFT: Draft = {
  front: '',
  back: '',
  document: '',
  info: '',
  update_time: '',
  expires_at: '',
}

/** The draft that has not lapsed. */
const draftOf = ({ db, clock }: World, userId: string): Draft =>
  db.get(
    draftRow,
    `SELECT front, back, document, info, update_time, expires_at FROM opening_drafts
     WHERE user_id = ? AND expires_at > ?`,
    userId,
    clock.now(),
  ) ?? NO_DRAFT

const read = <S extends v.GenericSchema>(schema: S, json: string): v.InferOutput<S> | null =>
  json === '' ? null : v.parse(schema, JSON.parse(json))

/** A draft as of `now`, in place of any former one. It lasts for OPENING_DAYS. */
export function insertDraft(
  db: Database,
  userId: string,
  now: Time14,
  { front, back, document, info }: Omit<Draft, 'update_time' | 'expires_at'>,
): void {
  db.run(
    'INSERT OR REPLACE INTO opening_drafts VALUES (?, ?, ?, ?, ?, ?, ?)',
    userId,
    front,
    back,
    document,
    info,
    now,
    `${addDays(now.slice(0, 8), OPENING_DAYS)}${now.slice(8)}`,
  )
}

/** Adds to the draft, which lasts for OPENING_DAYS from then on. */
const save = (world: World, userId: string, change: Partial<Draft>): void =>
  insertDraft(world.db, userId, world.clock.now(), { ...draftOf(world, userId), ...change })

/** A new picture; what was confirmed of the former ones has to be confirmed again. */
export function savePicture(
  world: World,
  userId: string,
  side: 'front' | 'back',
  taken: Picture,
): void {
  save(world, userId, { [side]: JSON.stringify(taken), document: '' })
}

export function saveDocument(world: World, userId: string, text: DocumentText): void {
  save(world, userId, { document: JSON.stringify(text) })
}

export function dropDraft({ db }: World, userId: string): void {
  db.run('DELETE FROM opening_drafts WHERE user_id = ?', userId)
}

/** Openings that were not finished: their pictures and all that was read or typed go. */
export function expireDrafts(db: Database, time: Time14): void {
  const due = db.all(
    v.object({ user_id: v.string() }),
    `SELECT user_id FROM opening_drafts JOIN users USING (user_id) WHERE expires_at <= ? AND auth_flag = '0'`,
    time,
  )
  for (const { user_id } of due) {
    for (const table of ['picture_readings', 'document_reviews', 'ocr_images']) {
      db.run(`DELETE FROM ${table} WHERE user_id = ?`, user_id)
    }
    db.run(
      `UPDATE users SET certificate_masked = '', upload_status = '0', approve_status = '0',
         approve_online_status = '0', approve_remark = '', certificate_valid_to = '' WHERE user_id = ?`,
      user_id,
    )
    db.run(
      `UPDATE identities SET cert_no = '', sex = '', birth_date = '', address = '' WHERE user_id = ?`,
      user_id,
    )
  }
  db.run('DELETE FROM opening_drafts WHERE expires_at <= ?', time)
}

export const readInfo = (world: World, userId: string): SavedInfo | null =>
  read(savedInfo, draftOf(world, userId).info)

/** RET.notFound before the document is confirmed: there is no person yet for the information. */
export function saveInfo(
  world: World,
  user: User,
  sections: v.InferOutput<typeof saveOpeningInfo.request>,
): void {
  if (user.auth_flag === '1') throw new Refusal(SHOWN_RET.alreadyAuthenticated, '您已完成实名认证')
  if (draftOf(world, user.user_id).document === '') {
    throw new Refusal(RET.notFound, '请先上传并确认身份证件')
  }
  requirePlainTexts(sections)
  const info = { ...NO_INFO, ...readInfo(world, user.user_id), ...sections }
  save(world, user.user_id, { info: JSON.stringify(info) })
}

/** The data that others know of the user, with which the form begins; nothing typed is replaced. */
export function offerInfo(world: World, user: User, known: Partial<SavedInfo>): void {
  if (user.auth_flag === '1' || readInfo(world, user.user_id) !== null) return
  save(world, user.user_id, { info: JSON.stringify({ ...NO_INFO, ...known }) })
}

function isComplete(info: SavedInfo | null): boolean {
  if (info === null) return false
  const { contactInfo, vocationCode, province, city, district, address, crsType } = info
  const asked = [contactInfo, vocationCode, province, city, district, address, crsType]
  return asked.every((it) => it !== '') && (crsType === 'A' || info.taxResidences.length > 0)
}

/** The state of the user's opening, as the provider answers it: numbers and names masked. */
export function openingProgress(
  world: World,
  user: User,
): v.InferOutput<typeof queryOpeningProgress.payload> {
  const draft = draftOf(world, user.user_id)
  const [front, back] = [read(picture, draft.front), read(picture, draft.back)]
  const confirmed = read(documentText, draft.document)
  const info = read(savedInfo, draft.info)
  const isOpen = user.auth_flag === '1'
  const have = new Set<OpeningFact>()
  if (front !== null && back !== null) have.add('pictures')
  if (confirmed !== null) have.add('document')
  if (isComplete(info)) have.add('info')
  if (isOpen) have.add('account')
  if (user.tpwd_flag === '1') have.add('password')
  const [card] = isOpen ? boundCards(world.db, user.user_id) : []
  return {
    step: nextOpeningStep(have),
    document:
      front === null || back === null
        ? null
        : {
            frontImageId: front.imageId,
            backImageId: back.imageId,
            confirmed: confirmed === null ? '0' : '1',
            ...masked(confirmed ?? { ...back.reads, ...onFront(front.reads) }),
          },
    info,
    card: card === undefined ? null : { bankName: card.bank_name, cardTail: card.tail },
    updateTime: draft.update_time,
    expiresAt: draft.expires_at,
  }
}

const onFront = ({ userName, certNo, address }: DocumentText) => ({ userName, certNo, address })

const masked = (text: DocumentText): DocumentText => ({
  ...text,
  userName: maskName(text.userName),
  certNo: maskNationalId(text.certNo),
})

/**
 * The person of the four elements where they have no name: the person of the confirmed document.
 * SHOWN_RET.tokenExpired where there is none, or none any more.
 */
export function submittedPerson(
  world: World,
  user: User,
): { readonly certNo: string; readonly userName: string } {
  const { cert_no } = readIdentity(world.db, user.user_id)
  const isKnown = user.auth_flag === '1' || draftOf(world, user.user_id).document !== ''
  if (!isKnown || cert_no === '') {
    throw new Refusal(SHOWN_RET.tokenExpired, '身份信息已过期，请重新上传身份证')
  }
  return { certNo: cert_no, userName: user.name }
}
